package dev.adtools.server.idempotency;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Party that settled an operation whose outcome was unknown. */
@Body(
        name = "OperationResolution",
        description =
                "Who settled an operation whose outcome was unknown; `AUTO` the service by a look at the platform,"
                        + " `OPERATOR` a person, `LATE` the platform, whose answer came after all.",
        examples = "OPERATOR")
enum Resolution {
    @JsonName("AUTO")
    AUTO,
    @JsonName("OPERATOR")
    OPERATOR,
    @JsonName("LATE")
    LATE
}
