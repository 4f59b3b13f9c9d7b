package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Unwrapped;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Unwrapped String a) {} // ! UNWRAPPED_NOT_APPLICABLE
