package dev.adtools.api.spi;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonCursor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The members that one closed object may and must have. */
public final class Members {

    /** Largest number of members that an object may have. */
    public static final int MOST = 64;

    private final String[] names;
    private final byte[][] heads;
    private final long required;
    private final Audit[] audits;

    private Members(String[] names, long required, Audit[] audits) {
        this.names = names;
        this.required = required;
        this.audits = audits;
        this.heads = new byte[names.length][];
        for (int i = 0; i < names.length; i++) {
            heads[i] = ('"' + names[i] + "\":").getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * Returns the members of an object.
     *
     * @param required the names that must be there
     * @param optional the names that may be there; with the others at most {@value #MOST}
     * @return the members, required ones first
     * @throws IllegalArgumentException when there are more
     */
    public static Members of(List<String> required, List<String> optional) {
        List<String> names = new ArrayList<>(required);
        names.addAll(optional);
        if (names.size() > MOST) {
            throw new IllegalArgumentException("an object of " + names.size() + " members");
        }
        long must = required.size() == MOST ? -1 : (1L << required.size()) - 1;
        Audit[] audits = new Audit[names.size()];
        Arrays.fill(audits, Audit.KEEP);
        return new Members(names.toArray(String[]::new), must, audits);
    }

    /**
     * Says what the audit trail keeps of some of the members; of all others, {@link Audit#KEEP} is the rule.
     *
     * @param rule what is kept of them
     * @param named their names
     * @return the members with this rule, too
     */
    public Members auditing(Audit rule, String... named) {
        Audit[] all = audits.clone();
        for (String name : named) {
            all[List.of(names).indexOf(name)] = rule;
        }
        return new Members(names, required, all);
    }

    /** Notes that an object has a member that is not known. */
    void refuse(String name, ReaderPath path, ArgumentReader reader) {
        reader.violate(
                path.beside(name),
                "additionalProperties",
                () -> "is not known here" + Nearest.hint(name, List.of(names)));
    }

    /** Notes which required members an object has not had. */
    void check(ReaderPath path, ArgumentReader reader) {
        long missing = required & ~path.seen();
        for (int index = 0; missing != 0; index++, missing >>>= 1) {
            if ((missing & 1) != 0) {
                reader.violate(path.beside(names[index]), "required", () -> "is required and missing");
            }
        }
    }

    /** {@return whether a member may be left out} */
    boolean isOptional(int index) {
        return (required >>> index & 1) == 0;
    }

    /** {@return what the audit trail keeps of a member's value} */
    Audit audit(int index) {
        return audits[index];
    }

    /**
     * {@return the name of a member}
     *
     * @param index its index, required ones first
     */
    public String name(int index) {
        return names[index];
    }

    /** Passes a name and its colon and returns its index, or -1 for an unknown one; tries the expected one first. */
    int pass(JsonCursor cursor, int expected) {
        if (expected < names.length && cursor.passIf(heads[expected])) {
            return expected;
        }
        for (int index = 0; index < names.length; index++) {
            if (cursor.passIf(heads[index])) {
                return index;
            }
        }
        // It may still be one of them, written with escapes or with space before the colon.
        cursor.passString();
        cursor.passColon();
        return List.of(names).indexOf(cursor.text());
    }
}
