package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Way in which results reach their owner. */
@Body(description = "How results are sent.", examples = "none")
public enum DeliveryMethod {
    /** They are kept, and fetched. */
    @JsonName("none")
    NONE,
    /** They are posted. */
    @JsonName("webhook")
    WEBHOOK,
    /** They are mailed. */
    @JsonName("email")
    EMAIL
}
