package dev.adtools.api;

/**
 * Demand of a rule, its weight, and where it is known from.
 *
 * @param severity how grave it is to break the rule, at worst; a refusal of the call is an error
 * @param text a sentence that is true of arguments which keep the rule, with its full stop
 * @param source where the rule is known from
 */
public record RuleDescription(Severity severity, String text, RuleSource source) {

    /**
     * {@return the description of a rule whose breach is an error}
     *
     * @param text a sentence that is true of arguments which keep the rule, with its full stop
     * @param source where the rule is known from
     */
    public static RuleDescription error(String text, RuleSource source) {
        return new RuleDescription(Severity.ERROR, text, source);
    }

    /**
     * {@return the description of a rule whose breach is a warning at worst}
     *
     * @param text a sentence that is true of arguments which keep the rule, with its full stop
     * @param source where the rule is known from
     */
    public static RuleDescription warning(String text, RuleSource source) {
        return new RuleDescription(Severity.WARNING, text, source);
    }

    /**
     * {@return the description of a rule that only tells something worth knowing}
     *
     * @param text what is told, with its full stop
     * @param source where the rule is known from
     */
    public static RuleDescription info(String text, RuleSource source) {
        return new RuleDescription(Severity.INFO, text, source);
    }
}
