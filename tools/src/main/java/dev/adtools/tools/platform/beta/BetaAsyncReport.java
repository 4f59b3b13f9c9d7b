package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Has the platform prepare a report, waits for it within the time of the call, and reads it. */
final class BetaAsyncReport {

    private static final String COMPLETED = "Job Completed";
    private static final Set<String> ENDED = Set.of("Job Failed", "Job Skipped");
    private static final Pattern RUN = Pattern.compile("[0-9]{1,30}");
    private static final int ALL_PERCENT = 100;
    private static final Duration FIRST_WAIT = Duration.ofSeconds(1);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(15);

    private static final PlatformFailure LATE = new PlatformFailure.TimedOut(
            "the platform is still preparing the report; ask for fewer days, or have a scheduled task read it");
    private static final PlatformFailure NOT_PREPARED =
            new PlatformFailure.Broken("the platform could not prepare the report");
    private static final PlatformFailure NO_STATUS = new PlatformFailure.Broken("a report without its status");
    private static final PlatformFailure NO_RUN = new PlatformFailure.Broken("an answer without a report");

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaAsyncReport(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<List<JsonNode>> read(BetaAccountId account, Map<String, String> parameters, Instant deadline) {
        return wire.postOnce(account.value() + "/insights", parameters, deadline)
                .flatMap(begun -> {
                    String run = begun.path("report_run_id").asText("");
                    if (!RUN.matcher(run).matches()) {
                        return PlatformResult.failed(NO_RUN);
                    }
                    wire.belongs(run, account);
                    return prepared(run, deadline).flatMap(done -> paging.all(run + "/insights", Map.of(), deadline));
                });
    }

    private PlatformResult<Boolean> prepared(String run, Instant deadline) {
        Duration wait = FIRST_WAIT;
        while (wire.waited(wait, deadline)) {
            PlatformResult<ObjectNode> state =
                    wire.get(run, Map.of("fields", "async_status,async_percent_completion"), deadline);
            if (state instanceof PlatformResult.Failed<ObjectNode> failed) {
                return PlatformResult.failed(failed.failure());
            }
            ObjectNode body = ((PlatformResult.Answered<ObjectNode>) state).value();
            String status = body.path("async_status").asText("");
            if (!body.path("async_status").isTextual()) {
                return PlatformResult.failed(NO_STATUS);
            } else if (ENDED.contains(status)) {
                return PlatformResult.failed(NOT_PREPARED);
            } else if (status.equals(COMPLETED)
                    && body.path("async_percent_completion").asInt(ALL_PERCENT) == ALL_PERCENT) {
                return PlatformResult.answered(true);
            }
            Duration twice = wait.multipliedBy(2);
            wait = twice.compareTo(LONGEST_WAIT) < 0 ? twice : LONGEST_WAIT;
        }
        return PlatformResult.failed(LATE);
    }
}
