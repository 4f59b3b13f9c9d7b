package dev.adtools.tools.rules;

import java.util.List;
import java.util.Set;

/** Points out the members of a free-form object that no rule looks at, because they are often misspelled. */
public final class UnknownMembers {

    /** Searching for the word that was meant takes long; nobody mends hundreds of names one by one. */
    private static final int HINTS = 25;

    private UnknownMembers() {}

    /**
     * Reports every member that is not known.
     *
     * @param rule the rule to report under
     * @param object the object; nothing is reported when it is none
     * @param known the names that rules look at
     */
    public static void report(Check rule, Node object, Set<String> known) {
        List<String> vocabulary = known.stream().sorted().toList();
        List<String> unknown =
                object.names().stream().filter(name -> !known.contains(name)).toList();
        for (int i = 0; i < unknown.size(); i++) {
            String hint = i < HINTS ? Closest.hint(unknown.get(i), vocabulary) : "";
            rule.confidential().info(object.at(unknown.get(i)), "No rule looks at this member.", "", hint);
        }
    }
}
