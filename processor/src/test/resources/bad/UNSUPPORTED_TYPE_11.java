package bad;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import java.time.Instant;

@Body(role = Body.Role.REQUEST, description = "Bad.")
record Bad(
        @Arg(description = "A.") Instant a) {} // ! UNSUPPORTED_TYPE
