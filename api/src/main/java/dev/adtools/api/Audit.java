package dev.adtools.api;

/** Rule of the audit trail for an argument's value. The name of an argument is always kept. */
public enum Audit {
    /**
     * The value is recorded as it was sent, where its type says what it can be: booleans, enums, numbers, money, ids, and
     * strings with a pattern that they match. Every other string, maps and free-form JSON are hashed, and so is a value
     * that breaks its own schema. Members of a nested record decide one by one, and a list follows its items. This is the
     * rule unless another one is given.
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

    /** {@return the rule's name in the generated descriptor} */
    public String wireName() {
        return wireName;
    }
}
