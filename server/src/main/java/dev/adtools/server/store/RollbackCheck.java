package dev.adtools.server.store;

import com.codahale.metrics.health.HealthCheck;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.call.ToolCall;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Result of a start's comparison of the database with the writes acknowledged before. While acknowledged writes are missing,
 * a write that can move money is refused: its key may have been used by a write that was lost.
 *
 * @param losses the reasons why acknowledged writes must be missing, one sentence each
 * @param warnings evidence that is missing or unreadable, one sentence each
 */
public record RollbackCheck(List<String> losses, List<String> warnings) implements CallFilter {

    private static final Logger LOG = LoggerFactory.getLogger(RollbackCheck.class);
    private static final String REMEDY =
            " Restore the newest copy of the data, or accept the loss with the service stopped: adtools audit"
                    + " accept-rollback --offline config.yml --reason …";

    /** Takes copies. */
    public RollbackCheck {
        losses = List.copyOf(losses);
        warnings = List.copyOf(warnings);
    }

    /** Adds the losses that the counted commits show to those that the checkpoints of the audit trail show. */
    public RollbackCheck with(AcknowledgedCommits commits) {
        Optional<String> loss = commits.loss();
        // Without a count, the checkpoints are the only evidence: where they are missing, a loss cannot be excluded.
        Stream<String> unproven = commits.isUnmarked() ? warnings.stream() : Stream.empty();
        return new RollbackCheck(
                Stream.of(loss.stream(), losses.stream(), unproven)
                        .flatMap(reasons -> reasons)
                        .toList(),
                warnings);
    }

    /** Begins to count the commits of a database that was not counted before, unless acknowledged writes are missing. */
    public RollbackCheck concluded(AcknowledgedCommits commits) {
        losses.forEach(loss -> LOG.error("the database has lost acknowledged writes: {}", loss));
        warnings.forEach(warning -> LOG.warn("a loss of acknowledged writes may go unnoticed: {}", warning));
        if (losses.isEmpty() && commits.isUnmarked()) {
            commits.mark();
        }
        return this;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        return losses.isEmpty() || !canMoveMoney(call) ? chain.proceed(call) : CallResult.failed(refusal());
    }

    private static boolean canMoveMoney(ToolCall call) {
        return call.descriptor().mode() == Mode.WRITE
                && call.descriptor().spend().affectsSpend()
                && !call.ready().onlyValidates();
    }

    private ToolError refusal() {
        return new ToolError(
                ErrorCode.STORE_UNAVAILABLE,
                "The database has lost acknowledged writes, so writes that can move money are refused before they are sent."
                        + " Reads, pauses, halts and validate_only work. An operator restores the data, or accepts the"
                        + " loss with adtools audit accept-rollback.",
                JsonObject.builder()
                        .put(ErrorBody.RETRY, Retry.AFTER_FIX.wireName())
                        .put("reasons", JsonArray.ofStrings(losses))
                        .build());
    }

    /** Returns a health check that fails while acknowledged writes are missing, and names the reasons. */
    public HealthCheck health() {
        return new HealthCheck() {
            @Override
            protected Result check() {
                if (!losses.isEmpty()) {
                    return Result.unhealthy(
                            "%s", "Acknowledged writes are missing. " + String.join(" ", losses) + REMEDY);
                }
                return Result.healthy("%s", String.join(" ", warnings));
            }
        };
    }
}
