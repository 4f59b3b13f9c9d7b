package dev.adtools.api;

/** What a caller may do after a failure; shown as {@code details.retry} of every error. */
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

    /** {@return the advice's name on the wire} */
    public String wireName() {
        return wireName;
    }

    /** {@return whether sending the unchanged request again can help ({@code details.retryable})} */
    public boolean retryable() {
        return retryable;
    }
}
