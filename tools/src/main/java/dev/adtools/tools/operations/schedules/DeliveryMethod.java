package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** How results reach their owner. */
public enum DeliveryMethod {
    /** They are kept, and fetched. */
    @Wire("none")
    NONE,
    /** They are posted. */
    @Wire("webhook")
    WEBHOOK,
    /** They are mailed. */
    @Wire("email")
    EMAIL
}
