package dev.adtools.api.json;

/** Bytes that are not JSON, or outside the domain this service takes: an {@code INVALID_JSON}. */
public final class InvalidJson extends Exception {

    private static final long serialVersionUID = 1;

    private final int offset;

    /**
     * Makes the failure.
     *
     * @param message what is wrong, without the offset
     * @param offset the byte at which it was seen, from 0
     */
    public InvalidJson(String message, int offset) {
        // A refused body is an answer, not a bug: nobody reads its stack.
        super(message, null, false, false);
        this.offset = offset;
    }

    /** {@return the byte at which it was seen, from 0} */
    public int offset() {
        return offset;
    }
}
