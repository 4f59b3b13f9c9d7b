package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(role = Body.Role.ANSWER, description = "Bad.")
record Bad(
        @Arg(description = "A.") String a,
        String b) {} // ! ARG_MISSING
