package dev.adtools.tools.rules;

import java.util.Set;

/** Points out the members of a free-form object that no rule looks at, because they are often misspelled. */
public final class UnknownMembers {

    private UnknownMembers() {}

    /**
     * Reports every member that is not known.
     *
     * @param rule the rule to report under
     * @param object the object; nothing is reported when it is none
     * @param known the names that rules look at
     */
    public static void report(Check rule, Node object, Set<String> known) {
        for (String name : object.names()) {
            if (!known.contains(name)) {
                rule.confidential()
                        .info(
                                object.at(name),
                                "No rule looks at this member.",
                                "",
                                Closest.hint(name, known.stream().sorted().toList()));
            }
        }
    }
}
