package dev.adtools.api;

/** Advice to a caller after a failure; shown as {@code details.retry} of every error. */
public enum Retry {
    /** The same request may be sent again, with the same idempotency key, after {@code Retry-After} where given. */
    SAME_KEY("same_key", true),
    /** The request may be sent again only with a new idempotency key. */
    NEW_KEY("new_key", false),
    /** The request must be changed first. */
    AFTER_FIX("after_fix", false),
    /** The request must not be sent again. */
    NEVER("never", false);

    private final String wireName;
    private final boolean retryable;

    Retry(String wireName, boolean retryable) {
        this.wireName = wireName;
        this.retryable = retryable;
    }

    /**
     * {@return the advice of a name on the wire}
     *
     * @param wireName the name; any other than those of the advices is a bug
     */
    public static Retry of(String wireName) {
        for (Retry retry : values()) {
            if (retry.wireName.equals(wireName)) {
                return retry;
            }
        }
        throw new IllegalArgumentException("no advice: " + wireName);
    }

    /** {@return the advice's name on the wire} */
    public String wireName() {
        return wireName;
    }

    /** {@return whether sending the unchanged request again can help ({@code details.retryable})} */
    public boolean retryable() {
        return retryable;
    }
}
