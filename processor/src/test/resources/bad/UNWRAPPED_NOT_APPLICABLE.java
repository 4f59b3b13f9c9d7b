package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;

@Body(role = Body.Role.REQUEST, description = "Bad.")
record Bad(
        @Unwrapped Inner a) { // ! UNWRAPPED_NOT_APPLICABLE

    record Inner(@Arg(description = "B.") String b) {}
}
