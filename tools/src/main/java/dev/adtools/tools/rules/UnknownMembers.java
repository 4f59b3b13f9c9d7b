package dev.adtools.tools.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Points out the members of a free-form object that no rule looks at, because they are often misspelled. */
public final class UnknownMembers {

    /** Searching for the word that was meant takes long; nobody mends hundreds of names one by one. */
    private static final int HINTS = 25;

    private UnknownMembers() {}

    /**
     * Notes every member that is not known.
     *
     * @param rule the rule to report under
     * @param object the object; nothing is reported when it is none
     * @param known the names that rules look at
     */
    public static void report(Check rule, Node object, Set<String> known) {
        hints(object, known)
                .forEach((name, hint) ->
                        rule.confidential().info(object.at(name), "No rule looks at this member.", "", hint));
    }

    /**
     * Warns of every member that is not known, where an unchecked one could matter.
     *
     * @param rule the rule to report under
     * @param object the object; nothing is reported when it is none
     * @param known the names that rules look at
     */
    public static void warn(Check rule, Node object, Set<String> known) {
        hints(object, known)
                .forEach((name, hint) -> rule.confidential()
                        .warn(object.at(name), "No rule knows this member, so it was not checked.", "", hint));
    }

    private static Map<String, String> hints(Node object, Set<String> known) {
        List<String> vocabulary = known.stream().sorted().toList();
        Map<String, String> hints = new LinkedHashMap<>();
        for (String name : object.names()) {
            if (!known.contains(name)) {
                hints.put(name, hints.size() < HINTS ? Closest.hint(name, vocabulary) : "");
            }
        }
        return hints;
    }
}
