package dev.adtools.processor.read;

/** What a record is read for; each allows and demands something else. */
enum Use {
    /** Decoded, every bound enforced. */
    ARGUMENTS("String, a number, boolean, enum, record, List, Map<String, …> or JSON"),
    /** Encoded and decoded, exact and canonical. */
    PLAN("String, int, long, boolean, enum, record, List or Map<String, …>"),
    /** Encoded. */
    RESULT("String, a number, boolean, enum, record, List, Map<String, …> or JSON");

    private final String supported;

    Use(String supported) {
        this.supported = supported;
    }

    /** Returns the types that may stand here, for a message. */
    String supported() {
        return supported;
    }
}
