package dev.adtools.tools.report;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An account that could not be read.
 *
 * @param platform its platform
 * @param accountId its id
 * @param code the platform's code; the service's code or rule where the platform gave none
 * @param message the reason, in the platform's words where it gave any; untrusted text
 * @param retryAfterSeconds how long to wait before the account is read again; null when the platform asked for no wait
 */
public record UnreadableAccount(
        Platform platform,
        String accountId,
        String code,
        String message,
        @Nullable Long retryAfterSeconds) {

    /** Returns an account with the failure of its read. */
    public static UnreadableAccount of(AccountId account, ToolError failure) {
        JsonObject reason = first(failure, "platform_errors")
                .or(() -> first(failure, "violations"))
                .orElse(JsonObject.EMPTY);
        return new UnreadableAccount(
                account.platform(),
                account.value(),
                text(reason, "code")
                        .or(() -> text(reason, "rule"))
                        .orElse(failure.code().name()),
                text(reason, "message").orElse(failure.message()),
                failure.details().get("retry_after_seconds") instanceof JsonNumber seconds
                        ? (Long) seconds.value().longValue()
                        : null);
    }

    private static Optional<JsonObject> first(ToolError failure, String list) {
        return failure.details().get(list) instanceof JsonArray reasons
                ? reasons.items().stream()
                        .filter(JsonObject.class::isInstance)
                        .map(JsonObject.class::cast)
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<String> text(JsonObject reason, String name) {
        return reason.get(name) instanceof JsonString text ? Optional.of(text.value()) : Optional.empty();
    }
}
