package dev.adtools.api;

/** One-word result of a validation. */
public enum Verdict {
    /** Neither errors nor warnings. */
    @JsonName("pass")
    PASS,
    /** Warnings and no error. */
    @JsonName("warn")
    WARN,
    /** At least one error. */
    @JsonName("fail")
    FAIL
}
