package dev.adtools.api.spi;

import dev.adtools.api.Audit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Argument of a call, or part of one, as a reader came across it: where its bytes stand, and what the audit trail keeps of
 * it. Readers note them while they decode, so that nobody goes over the bytes again.
 *
 * <p>A value that is looked into, which only {@link Audit#KEEP} allows, has its members or items, of each object or list
 * the known ones and the first {@value #MOST_NOTED} others.
 */
public final class AuditedValue {

    /** Largest number of items of a list, and of unknown members of an object, that are noted. */
    public static final int MOST_NOTED = 20;

    /** The form in which a value is noted. */
    public enum Form {
        /** As a whole. */
        WHOLE,
        /** By its members. */
        OBJECT,
        /** By its items. */
        LIST
    }

    private final @Nullable String name;
    private final boolean known;
    private final boolean nested;
    private final int from;
    private int to;
    private Audit rule;
    private Form form = Form.WHOLE;
    private List<AuditedValue> inner = List.of();
    private int others;
    private int leftOut;

    private AuditedValue(@Nullable String name, boolean known, Audit rule, int from, char first) {
        this.name = name;
        this.known = known;
        this.rule = rule;
        this.nested = first == '{' || first == '[';
        this.from = from;
        this.to = from;
    }

    /**
     * {@return the arguments of a call, of which nothing has been read yet}
     *
     * @param from the index at which they begin
     */
    public static AuditedValue arguments(int from) {
        return new AuditedValue(null, true, Audit.KEEP, from, '{');
    }

    /** {@return the member's name as it is read; null for items and for the arguments as a whole} */
    public @Nullable String name() {
        return name;
    }

    /** {@return whether the tool's contract has it, so that its name may be shown} */
    public boolean known() {
        return known;
    }

    /** {@return the index of its first byte} */
    public int from() {
        return from;
    }

    /** {@return the index behind its last byte} */
    public int to() {
        return to;
    }

    /** {@return what is kept of it: of what breaks its schema and of what is unknown, a hash at most} */
    public Audit rule() {
        return rule;
    }

    /** {@return the form in which it is noted} */
    public Form form() {
        return form;
    }

    /** {@return its members or items that were noted, in the order in which they were sent} */
    public List<AuditedValue> inner() {
        return inner;
    }

    /** {@return how many of its members or items were not noted} */
    public int leftOut() {
        return leftOut;
    }

    /** Notes that it is an object or a list that is looked into; false when its rule or its schema does not allow that. */
    boolean open(Form opened) {
        if (rule != Audit.KEEP) {
            return false;
        }
        form = opened;
        inner = new ArrayList<>();
        return true;
    }

    AuditedValue member(String member, Audit audit, int at, char first) {
        return added(new AuditedValue(member, true, audit, at, first));
    }

    /** Adds a member that the contract does not have; null when enough are noted. */
    @Nullable
    AuditedValue unknown(String member, int at, char first) {
        return hasRoom() ? added(new AuditedValue(member, false, Audit.HASH, at, first)) : null;
    }

    /** Adds an item; null when enough are noted. */
    @Nullable
    AuditedValue item(int at, char first) {
        return hasRoom() ? added(new AuditedValue(null, true, Audit.KEEP, at, first)) : null;
    }

    private boolean hasRoom() {
        boolean room = others < MOST_NOTED;
        others++;
        leftOut += room ? 0 : 1;
        return room;
    }

    private AuditedValue added(AuditedValue value) {
        inner.add(value);
        return value;
    }

    /** Notes where it ends, and whether it broke its schema. */
    void close(int end, boolean broken) {
        to = end;
        if (form == Form.WHOLE && rule == Audit.KEEP && (nested || broken)) {
            rule = Audit.HASH;
        }
    }
}
