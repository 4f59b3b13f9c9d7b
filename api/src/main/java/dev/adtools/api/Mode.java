package dev.adtools.api;

/** Kind of a tool: it reads, validates or writes. */
public enum Mode {
    /** Lists or analyses data and changes nothing. */
    READ("read"),
    /** Checks a draft or a set-up before any write and changes nothing. */
    VALIDATE("validate"),
    /** Creates or changes something on a platform or in this service. */
    WRITE("write");

    private final String wireName;

    Mode(String wireName) {
        this.wireName = wireName;
    }

    /** {@return the mode's name in the catalog} */
    public String wireName() {
        return wireName;
    }
}
