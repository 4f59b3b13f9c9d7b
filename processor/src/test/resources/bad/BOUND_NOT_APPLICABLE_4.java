package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Arg(
                description = "A.",
                defaultValue = "a") // ! BOUND_NOT_APPLICABLE
        String a) {}
