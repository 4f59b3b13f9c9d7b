package dev.adtools.processor.read;

/** Purpose that a record is read for; each allows and demands something else. */
enum Use {
    /** Decoded, every bound enforced. */
    ARGUMENTS("String, a number, boolean, enum, record, List, Map<String, …> or JsonObject"),
    /** Encoded and decoded, exact and canonical. */
    PLAN("String, int, long, boolean, enum, record, List or Map<String, …>"),
    /** Encoded. */
    RESULT("String, a number, boolean, enum, Instant, record, List, Map<String, …> or JSON"),
    /** Encoded as the body of an answer, every member described. */
    ANSWER("String, a number, boolean, enum, Instant, record, List, Map<String, …> or JSON");

    private final String supported;

    Use(String supported) {
        this.supported = supported;
    }

    /** Returns whether it is encoded and never decoded. */
    boolean isResult() {
        return this == RESULT || this == ANSWER;
    }

    /** Returns the types that may stand here, for a message. */
    String supported() {
        return supported;
    }
}
