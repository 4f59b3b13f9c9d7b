package dev.adtools.api;

import java.util.List;
import java.util.stream.Stream;

/**
 * One rule that a tool applies beyond its schema. Implemented by enums, one constant for each rule, which the tool names in
 * {@link Tool#rules}:
 *
 * <pre>{@code
 * enum KeywordsRule implements Rule {
 *     KEYWORDS_SORT_1(error("Rows are sorted by a number only when there are numbers.", RuleSource.SERVICE));
 *
 *     private final RuleDescription description;
 *
 *     KeywordsRule(RuleDescription description) {
 *         this.description = description;
 *     }
 *
 *     @Override
 *     public RuleDescription description() {
 *         return description;
 *     }
 * }
 * }</pre>
 */
public interface Rule {

    /** {@return the name of the enum constant, for example {@code KEYWORDS_SORT_1}} */
    String name();

    /** {@return what the rule asks for, and where that is known from} */
    RuleDescription description();

    /** {@return the id in violations, findings and warnings: the constant's name with hyphens, {@code KEYWORDS-SORT-1}} */
    default String id() {
        return name().replace('_', '-');
    }

    /**
     * {@return the violation of this rule by an argument}
     *
     * @param pointer where, as a JSON Pointer (RFC 6901) into {@code arguments}
     * @param message what was expected and what came, without a full stop
     */
    default Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }

    /**
     * {@return the refusal of a call that breaks this rule alone: {@link ErrorCode#RULE_VIOLATION}}
     *
     * @param <R> what the call would have answered
     * @param pointer where, as a JSON Pointer (RFC 6901) into {@code arguments}
     * @param message what was expected and what came, without a full stop
     */
    default <R> Outcome<R> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(at(pointer, message))));
    }

    /**
     * {@return a warning as it stands in {@code warnings} of an answer: the id, a colon and the sentence}
     *
     * @param sentence what is worth knowing, with its full stop
     */
    default String asWarning(String sentence) {
        return id() + ": " + sentence;
    }

    /**
     * {@return the rules of several enums, in order}
     *
     * @param enums the constants of each
     */
    static List<Rule> of(Rule[]... enums) {
        return Stream.of(enums).flatMap(Stream::of).toList();
    }
}
