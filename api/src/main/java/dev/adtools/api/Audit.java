package dev.adtools.api;

/** What the audit trail keeps of an argument's value. Its name is always kept. */
public enum Audit {
    /**
     * Nothing is said, and the type decides. Booleans, enums, numbers, money and ids are kept, and so are strings with a
     * pattern or of the format date or date-time; every other string is hashed. Members of a nested record decide one by
     * one, and a list follows its items. Maps and free-form JSON are hashed.
     */
    BY_TYPE(""),
    /**
     * The value is recorded as it was sent. For what tells what a call did and is nobody's secret. A value that looks
     * like a secret or like personal data all the same is hashed.
     */
    KEEP("keep"),
    /**
     * Only a keyed hash of the value is recorded: equal texts and numbers can be matched, equal objects and lists where
     * they were sent as the same bytes, and none can be read. For what people write, which may hold personal data.
     */
    HASH("hash"),
    /** Nothing of the value is recorded. For what not even a keyed hash may be stored of, such as a password. */
    DROP("drop");

    private final String wireName;

    Audit(String wireName) {
        this.wireName = wireName;
    }

    /** {@return the rule's name in the generated descriptor; empty for {@link #BY_TYPE}, which is never written there} */
    public String wireName() {
        return wireName;
    }
}
