package dev.adtools.server.store;

/** The database did not take the work: a {@code STORE_UNAVAILABLE}, after which nothing of the unit may be relied on. */
public final class StoreUnavailable extends RuntimeException {

    /** Makes the failure. */
    public StoreUnavailable(String message) {
        super(message);
    }

    /** Makes the failure. */
    public StoreUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
