package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Scalar;

@Body(role = Body.Role.REQUEST, description = "Bad.")
record Bad(
        @Arg(description = "A.") Text a) { // ! UNSUPPORTED_TYPE

    @Scalar(lenient = true)
    record Text(String value) {
        static Text of(String value) {
            return new Text(value);
        }
    }
}
