package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Asynchronous reports of beta: begun by one request, prepared after a second look, and read like other numbers. */
final class BetaReportRuns {

    private static final int MOST = 1_000;
    private static final int LOOKS = 2;
    private static final int ALL_PERCENT = 100;
    private static final Set<String> PAGE = Set.of("limit", "after");

    private final BetaInsightsEdge insights;
    private final Clock clock;
    private final Map<String, Run> runs = new LinkedHashMap<>();
    private long last;

    BetaReportRuns(BetaInsightsEdge insights, Clock clock) {
        this.insights = insights;
        this.clock = clock;
    }

    /** Begins a report; one with a wrong parameter is refused at once. */
    synchronized WireResponse begin(JsonNode account, BetaCall call) {
        WireResponse first = insights.answer(account, call);
        if (!first.successful()) {
            return first;
        }
        last = Math.max(last + 1, clock.millis());
        if (runs.size() >= MOST) {
            runs.remove(runs.keySet().iterator().next());
        }
        String id = "60" + last;
        runs.put(id, new Run(account, call.parameters()));
        return call.reply().ok(WireJson.object().put("report_run_id", id));
    }

    /** Answers a request about a report; empty when there is none of that id. */
    synchronized Optional<WireResponse> answer(BetaCall call) {
        return Optional.ofNullable(runs.get(call.id())).map(run -> switch (call.edge()) {
            case "" -> call.object(state(call.id(), run), BetaFields.REPORT_RUN);
            case "/insights" -> call.knowing(PAGE, () -> rows(run, call));
            default -> call.noSuchPath();
        });
    }

    private static ObjectNode state(String id, Run run) {
        run.looks++;
        return WireJson.object()
                .put("id", id)
                .put("account_id", run.account.path("account_id").asText())
                .put("async_status", run.isDone() ? "Job Completed" : "Job Running")
                .put("async_percent_completion", Math.min(ALL_PERCENT, run.looks * ALL_PERCENT / LOOKS));
    }

    private WireResponse rows(Run run, BetaCall call) {
        if (!run.isDone()) {
            return call.reply().invalid("The report is not completed yet");
        }
        Map<String, String> parameters = new HashMap<>(run.parameters);
        parameters.keySet().removeAll(List.of("limit", "after"));
        parameters.putAll(call.parameters());
        return insights.answer(
                run.account,
                new BetaCall(call.path(), call.id(), call.edge(), parameters, call.request(), call.limits()));
    }

    private static final class Run {

        private final JsonNode account;
        private final Map<String, String> parameters;
        private int looks;

        Run(JsonNode account, Map<String, String> parameters) {
            this.account = account;
            this.parameters = parameters;
        }

        boolean isDone() {
            return looks >= LOOKS;
        }
    }
}
