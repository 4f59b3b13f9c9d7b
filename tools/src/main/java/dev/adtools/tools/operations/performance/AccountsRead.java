package dev.adtools.tools.operations.performance;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads accounts one after another. An account that cannot be read does not hide the others. */
final class AccountsRead {

    // Failures of the platform or of one object there. All other failures are about the call.
    private static final Set<ErrorCode> OF_AN_ACCOUNT = Set.of(
            ErrorCode.NOT_FOUND,
            ErrorCode.PLATFORM_REJECTED,
            ErrorCode.PLATFORM_RATE_LIMITED,
            ErrorCode.PLATFORM_ERROR,
            ErrorCode.PLATFORM_UNAVAILABLE,
            ErrorCode.PLATFORM_TIMEOUT,
            ErrorCode.PLATFORM_CREDENTIALS_REJECTED,
            ErrorCode.PLATFORM_VERSION_UNSUPPORTED);

    // Rules that one account breaks: its status, or more data than is read of it.
    private static final Set<JsonValue> POINTERS = Set.of(new JsonString("/account_id"), new JsonString(""));

    private final List<AccountReport> reports = new ArrayList<>();
    private final List<UnreadableAccount> unreadable = new ArrayList<>();
    private @Nullable ToolError first;
    private @Nullable ToolError ofTheCall;

    /** Reads accounts of one platform; one that is named twice counts once. */
    <I extends AccountId> void add(List<I> named, Function<I, Outcome<AccountReport>> read, String pointer) {
        for (I id : new LinkedHashSet<>(named)) {
            if (ofTheCall == null) {
                Outcome<AccountReport> outcome = read.apply(id);
                outcome.fold(reports::add, failure -> failed(id, failure, pointer + named.indexOf(id)));
            }
        }
    }

    private boolean failed(AccountId id, ToolError failure, String pointer) {
        ToolError ofAccount = AccountFailure.of(failure, id, pointer);
        if (!isOfAnAccount(failure)) {
            ofTheCall = ofAccount;
        } else if (first == null) {
            first = ofAccount;
        }
        return unreadable.add(UnreadableAccount.of(id, failure));
    }

    private static boolean isOfAnAccount(ToolError failure) {
        return failure.details().get("violations") instanceof JsonArray violations
                ? violations.items().stream()
                        .allMatch(violation -> POINTERS.contains(((JsonObject) violation).get("pointer")))
                : OF_AN_ACCOUNT.contains(failure.code());
    }

    /** Returns the reports, at least one; the failure of the call, or of the first account when no account was read. */
    Outcome<List<AccountReport>> reports() {
        if (ofTheCall != null) {
            return Outcome.failed(ofTheCall);
        }
        return reports.isEmpty() && first != null ? Outcome.failed(first) : Outcome.completed(List.copyOf(reports));
    }

    List<UnreadableAccount> unreadable() {
        return List.copyOf(unreadable);
    }
}
