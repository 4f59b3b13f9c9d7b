package dev.adtools.api;

/** One-word result of a validation. */
public enum Verdict {
    /** Neither errors nor warnings. */
    @Wire("pass")
    PASS,
    /** Warnings and no error. */
    @Wire("warn")
    WARN,
    /** At least one error. */
    @Wire("fail")
    FAIL
}
