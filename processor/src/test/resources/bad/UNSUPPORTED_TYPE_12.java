package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.json.JsonArray;

@Body(role = Body.Role.REQUEST, description = "Bad.")
record Bad(
        @Arg(description = "A.") JsonArray a) {} // ! UNSUPPORTED_TYPE
