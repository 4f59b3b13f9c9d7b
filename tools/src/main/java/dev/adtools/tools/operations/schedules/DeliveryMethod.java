package dev.adtools.tools.operations.schedules;

import dev.adtools.api.JsonName;

/** Way in which results reach their owner. */
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
