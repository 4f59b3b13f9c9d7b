package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;

@Body(
        name = "bad_body", // ! BAD_SCHEMA_NAME
        role = Body.Role.ANSWER,
        description = "Bad.")
record Bad(@Arg(description = "A.") String a) {}
