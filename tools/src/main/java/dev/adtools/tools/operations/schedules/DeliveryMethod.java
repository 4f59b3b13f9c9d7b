package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Way in which results reach their owner. */
@Body(description = "How results are sent.", examples = "none")
public enum DeliveryMethod {
    /** Kept, and fetched. */
    @JsonName("none")
    NONE,
    /** Posted. */
    @JsonName("webhook")
    WEBHOOK,
    /** Mailed. */
    @JsonName("email")
    EMAIL
}
