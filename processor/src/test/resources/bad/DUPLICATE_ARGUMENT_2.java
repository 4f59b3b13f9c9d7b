package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Arg(description = "A.") String b,
        @Unwrapped Inner a) { // ! DUPLICATE_ARGUMENT

    record Inner(@Arg(description = "B.") String b) {}
}
