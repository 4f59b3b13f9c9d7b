package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Filter of operations.
 *
 * @param state how far they are; null for any
 * @param account the account, in any spelling; null for any
 */
record OperationFilter(
        @Nullable OperationState state, @Nullable String account) {

    /** Reads the two query parameters of the list. */
    static Outcome<OperationFilter> of(@Nullable String status, @Nullable String account) {
        if (status == null) {
            return Outcome.completed(new OperationFilter(null, account));
        }
        Optional<OperationState> known = Arrays.stream(OperationState.values())
                .filter(candidate -> candidate.name().equals(status))
                .findFirst();
        return known.map(found -> Outcome.completed(new OperationFilter(found, account)))
                .orElseGet(() -> Outcome.failed(ToolError.of(
                        ErrorCode.INVALID_REQUEST,
                        "status must be one of " + Arrays.toString(OperationState.values()) + ".")));
    }
}
