package dev.adtools.tools.rules;

import dev.adtools.api.Finding;
import dev.adtools.api.Severity;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import java.util.function.Consumer;

/** One rule while it is applied. The value found is echoed, cut if long, unless the rule is {@link #confidential}. */
public final class Check {

    private final String id;
    private final Consumer<Finding> sink;
    private final boolean confidential;

    Check(String id, Consumer<Finding> sink) {
        this(id, sink, false);
    }

    private Check(String id, Consumer<Finding> sink, boolean confidential) {
        this.id = id;
        this.sink = sink;
        this.confidential = confidential;
    }

    /** Returns this rule, never echoing the values it looks at: personal data and secrets. */
    public Check confidential() {
        return new Check(id, sink, true);
    }

    /** Reports an error at a place. */
    public void error(Node at, String message) {
        report(Severity.ERROR, at, message, "", "");
    }

    /** Reports an error at a place, with what was expected and what to do. */
    public void error(Node at, String message, String expected, String fix) {
        report(Severity.ERROR, at, message, expected, fix);
    }

    /** Reports a warning at a place. */
    public void warn(Node at, String message) {
        report(Severity.WARNING, at, message, "", "");
    }

    /** Reports a warning at a place, with what was expected and what to do. */
    public void warn(Node at, String message, String expected, String fix) {
        report(Severity.WARNING, at, message, expected, fix);
    }

    /** Reports something worth knowing about a place. */
    public void info(Node at, String message) {
        report(Severity.INFO, at, message, "", "");
    }

    /** Reports something worth knowing about a place, with what was expected and what to do. */
    public void info(Node at, String message, String expected, String fix) {
        report(Severity.INFO, at, message, expected, fix);
    }

    private void report(Severity severity, Node at, String message, String expected, String fix) {
        sink.accept(new Finding(
                id,
                severity,
                at.pointer(),
                message,
                expected.isEmpty() ? JsonNull.NULL : new JsonString(expected),
                confidential || at.isObject() || at.isArray() ? JsonNull.NULL : Brief.value(at.value()),
                fix));
    }
}
