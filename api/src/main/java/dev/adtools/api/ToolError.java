package dev.adtools.api;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.util.List;

/**
 * A failure that is an answer.
 *
 * @param code the stable code
 * @param message one English sentence for people, without secrets; not for parsing
 * @param details what a program needs to act on it; the service adds {@code retryable}, {@code retry} and {@code
 *     request_id}
 */
public record ToolError(ErrorCode code, String message, JsonObject details) {

    /**
     * {@return an error without details of its own}
     *
     * @param code the stable code
     * @param message one English sentence for people, without secrets
     */
    public static ToolError of(ErrorCode code, String message) {
        return new ToolError(code, message, JsonObject.EMPTY);
    }

    /**
     * {@return the failure of a call that its token must not make on an account}
     *
     * @param account the account, as the caller wrote it or in its normal spelling
     */
    public static ToolError accountForbidden(String account) {
        return new ToolError(
                ErrorCode.ACCOUNT_FORBIDDEN,
                "The token does not include the account " + account + ".",
                JsonObject.builder().put("account_id", account).build());
    }

    /**
     * Returns the failure of a call whose arguments fit the schema and break rules of the domain.
     *
     * @param violations what is wrong, at least one
     * @return an error of code {@link ErrorCode#RULE_VIOLATION} with {@code details.violations[{rule, pointer, message}]}
     */
    public static ToolError ruleViolation(List<Violation> violations) {
        return violated(ErrorCode.RULE_VIOLATION, violations);
    }

    /**
     * Returns the failure of a call whose arguments do not fit the schema.
     *
     * @param violations what is wrong, at least one
     * @return an error of code {@link ErrorCode#INVALID_ARGUMENTS} with {@code details.violations[{pointer, rule,
     *     message}]}
     */
    public static ToolError invalidArguments(List<Violation> violations) {
        return violated(ErrorCode.INVALID_ARGUMENTS, violations);
    }

    private static ToolError violated(ErrorCode code, List<Violation> violations) {
        Violation first = violations.get(0);
        String problem = first.isOfSchema() ? "do not fit the tool's schema" : "break " + first.rule();
        String more = violations.size() == 1 ? "" : " (" + (violations.size() - 1) + " more in details.violations)";
        String text = "The arguments " + problem + ": " + first.text() + more;
        JsonArray list = JsonArray.of(violations.stream().map(Violation::toJson).toList());
        return new ToolError(
                code,
                text.endsWith("?") ? text : text + ".",
                JsonObject.builder().put("violations", list).build());
    }
}
