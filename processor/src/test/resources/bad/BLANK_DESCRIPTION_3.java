package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(
        role = Body.Role.ANSWER,
        description = " ") // ! BLANK_DESCRIPTION
record Bad(@Arg(description = "A.") String a) {}
