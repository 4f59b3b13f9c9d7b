package dev.adtools.api;

/** Format of a text (JSON Schema 2020-12, section 7: an annotation, not an assertion). */
public enum Format {
    /** Nothing in particular. */
    NONE(""),
    /** An absolute URI (RFC 3986). */
    URI("uri"),
    /** A calendar date (RFC 3339 {@code full-date}). */
    DATE("date"),
    /** A point in time with offset (RFC 3339 {@code date-time}). */
    DATE_TIME("date-time");

    private final String keyword;

    Format(String keyword) {
        this.keyword = keyword;
    }

    /** {@return the value of the schema's {@code format}, empty for {@link #NONE}} */
    public String keyword() {
        return keyword;
    }
}
