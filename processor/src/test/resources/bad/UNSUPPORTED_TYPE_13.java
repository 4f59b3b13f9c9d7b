package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.json.JsonValue;

@Body(role = Body.Role.REQUEST, description = "Bad.")
record Bad(
        @Arg(description = "A.") JsonValue a) {} // ! UNSUPPORTED_TYPE
