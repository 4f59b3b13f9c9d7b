package dev.adtools.api.spi;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One open object or array: the member or item that a reader is at, and which known members the object has had. */
final class ReaderPath {

    /** Start of every reader: nothing is open, so nothing is ever noted here. */
    static final ReaderPath ROOT = new ReaderPath(null, null, null);

    private static final int LONGEST_STEP = 100;

    private final @Nullable ReaderPath outer;
    private final @Nullable Members members;
    private @Nullable Object step;
    private final @Nullable AuditedValue noted;
    private @Nullable AuditedValue value;
    private long brokenBefore;
    private long seen;
    private int expected;

    private ReaderPath(@Nullable ReaderPath outer, @Nullable Members members, @Nullable AuditedValue noted) {
        this.outer = outer;
        this.members = members;
        this.noted = noted;
    }

    /** {@return where a reader starts that notes arguments for the audit trail} */
    static ReaderPath noting(AuditedValue arguments) {
        ReaderPath root = new ReaderPath(null, null, null);
        root.value = arguments;
        return root;
    }

    /** {@return a level inside this one, of items} */
    ReaderPath items() {
        return new ReaderPath(this, null, looked(AuditedValue.Form.LIST));
    }

    /** {@return a level inside this one, of members with any name} */
    ReaderPath entries() {
        return new ReaderPath(this, null, null);
    }

    /** {@return a level inside this one, of members that are known} */
    ReaderPath inner(Members known) {
        return new ReaderPath(this, known, looked(AuditedValue.Form.OBJECT));
    }

    private @Nullable AuditedValue looked(AuditedValue.Form form) {
        return value != null && value.open(form) ? value : null;
    }

    /** {@return the level that this one is inside of} */
    ReaderPath outer() {
        return Objects.requireNonNull(outer);
    }

    void member(int index) {
        seen |= 1L << index;
        expected = index + 1;
    }

    /** {@return where a member would be that is not known or missing} */
    ReaderPath beside(String name) {
        ReaderPath path = new ReaderPath(outer, null, null);
        path.member(name);
        return path;
    }

    void member(String name) {
        step = name;
    }

    void item(int index) {
        step = index;
    }

    /** Notes the value of the known member that comes next, where the audit trail looks into this level. */
    void beginMember(int at, char first, long broken) {
        if (noted != null && members != null) {
            int index = expected - 1;
            begin(noted.member(members.name(index), members.audit(index), at, first), broken);
        }
    }

    void beginUnknown(String name, int at, char first, long broken) {
        if (noted != null) {
            begin(noted.unknown(name, at, first), broken);
        }
    }

    void beginItem(int at, char first, long broken) {
        if (noted != null) {
            begin(noted.item(at, first), broken);
        }
    }

    private void begin(@Nullable AuditedValue next, long broken) {
        value = next;
        brokenBefore = broken;
    }

    /** Notes where the value ends that was begun last, if one was. */
    void end(int at, long broken) {
        if (noted != null && value != null) {
            value.close(at, broken != brokenBefore);
            value = null;
        }
    }

    /** {@return the index of the member that would come next if members came in their declared order} */
    int expected() {
        return expected;
    }

    /** {@return which members the object has had, one bit each} */
    long seen() {
        return seen;
    }

    String pointer() {
        return outer == null ? "" : outer.pointer() + "/" + shown(step());
    }

    private String step() {
        return members == null ? String.valueOf(step) : members.name(expected - 1);
    }

    // A name may be as long as the body, and stands in the pointer of every violation below it.
    private static String shown(String step) {
        int points = step.codePointCount(0, step.length());
        String part = points > LONGEST_STEP ? step.substring(0, step.offsetByCodePoints(0, LONGEST_STEP)) + "…" : step;
        return part.replace("~", "~0").replace("/", "~1");
    }
}
