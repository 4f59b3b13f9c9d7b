package dev.adtools.server.crash;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Clients that decide until the service is killed. Each has its own campaign or account, so that its calls have an order. */
final class DecisionTraffic implements AutoCloseable {

    static final String APPROVER = "the-approver-of-this-test-is-trusted-too";

    private static final String TOKEN = ServiceProcess.TOKEN;
    private static final String HALT = "/api/v1/halts/beta:act_1700100002";
    private static final String CAP = "/api/v1/caps/alpha:1002003001";
    private static final List<String> CAMPAIGNS =
            List.of("120210000000000001", "120210000000000023", "120210000000000041");
    private static final int FIRST_BUDGET = 6_000;

    private final DecisionLedger ledger;
    private final Backups backups;
    private final long seed;
    private final ExecutorService clients = Executors.newCachedThreadPool();
    private final AtomicInteger number = new AtomicInteger();
    private final AtomicInteger cap = new AtomicInteger(1_000_000);

    DecisionTraffic(DecisionLedger ledger, long seed, Backups backups) {
        this.ledger = ledger;
        this.seed = seed;
        this.backups = backups;
        ledger.begin("halt", "false", DecisionTraffic::halted);
        ledger.begin("cap", "0", DecisionTraffic::limit);
    }

    /** Starts the clients of a service. */
    List<Future<?>> start(Service service) {
        Random random = new Random(seed + number.get());
        List<Future<?>> started = new ArrayList<>();
        for (String campaign : CAMPAIGNS) {
            Random own = new Random(random.nextLong());
            started.add(repeat(() -> decide(service, campaign, own)));
        }
        started.add(repeat(() -> stop(service)));
        started.add(repeat(() -> cap(service)));
        started.add(repeat(() -> schedule(service)));
        started.add(repeat(() -> startWorkflow(service)));
        started.add(clients.submit(this::backUp));
        return started;
    }

    private Future<?> repeat(Runnable round) {
        return clients.submit(() -> {
            try {
                while (true) {
                    round.run();
                }
            } catch (IllegalStateException killed) {
                // The answer was lost with the process.
                return;
            }
        });
    }

    /** Waits until the clients of a killed service have noticed. */
    void await(List<Future<?>> started) throws InterruptedException, ExecutionException {
        for (Future<?> client : started) {
            client.get();
        }
    }

    private void decide(Service service, String campaign, Random random) {
        int budget = FIRST_BUDGET + number.incrementAndGet();
        JsonNode staged = data(execute(
                service,
                "update_campaign_budget",
                "{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + budget + ",\"currency\":\"USD\"}",
                "budget-" + budget));
        JsonNode waiting = staged.path("pending_action");
        if (!waiting.isObject()) {
            withdrawOpen(service, staged);
            return;
        }
        String id = waiting.get("id").textValue();
        ledger.action(id, Set.of("PENDING"), budget);
        String hash = "{\"payload_hash\":" + waiting.get("payload_hash") + "}";
        switch (random.nextInt(6)) {
            case 0 -> end(service, id, "reject", "{\"comment\":\"No.\"}", "REJECTED", budget);
            case 1 -> end(service, id, "cancel", "{}", "CANCELLED", budget);
            case 2, 3 -> {
                ledger.attempt(id, "APPROVED");
                Browser browser = new Browser(service);
                browser.signIn(APPROVER);
                if (browser.submit(browser.page("/console/approvals/" + id + "/approve"), Map.of())
                                .statusCode()
                        == 303) {
                    ledger.action(id, Set.of("APPROVED"), budget);
                    apply(service, waiting, budget);
                }
            }
            default -> {
                ledger.attempt(id, "APPROVED");
                if (post(service, APPROVER, "/api/v1/pending-actions/" + id + "/approve", hash)
                                .statusCode()
                        == 200) {
                    ledger.action(id, Set.of("APPROVED"), budget);
                    apply(service, waiting, budget);
                }
            }
        }
    }

    private void end(Service service, String id, String decision, String body, String state, int budget) {
        ledger.attempt(id, state);
        String token = state.equals("REJECTED") ? APPROVER : TOKEN;
        if (post(service, token, "/api/v1/pending-actions/" + id + "/" + decision, body)
                        .statusCode()
                == 200) {
            ledger.action(id, Set.of(state), budget);
        }
    }

    private void apply(Service service, JsonNode waiting, int budget) {
        String id = waiting.get("id").textValue();
        for (String state : List.of("EXECUTING", "EXECUTED", "OUTCOME_UNKNOWN", "FAILED", "STALE")) {
            ledger.attempt(id, state);
        }
        HttpResponse<byte[]> applied = execute(
                service,
                "resume_workflow_after_approval",
                "{\"pending_action_id\":\"" + id + "\",\"payload_hash\":" + waiting.get("payload_hash") + "}",
                "apply-" + budget);
        if (applied.statusCode() == 200) {
            ledger.action(id, Set.of("EXECUTED"), budget);
        }
    }

    // A request of the killed process is in the way: its owner withdraws it.
    private void withdrawOpen(Service service, JsonNode refused) {
        String id = refused.at("/error/details/pending_action_id").asText("");
        if (!id.isEmpty()) {
            ledger.attempt(id, "CANCELLED");
            execute(service, "cancel_pending_action", "{\"pending_action_id\":\"" + id + "\"}", null);
        }
    }

    private void stop(Service service) {
        ledger.attemptThing("halt", "true");
        sent(service.send(json(service, TOKEN, HALT).PUT(BodyPublishers.ofString("{\"reason\":\"Look first.\"}"))));
        ledger.thing("halt", "true");
        ledger.attemptThing("halt", "false");
        sent(service.send(
                service.request(TOKEN, HALT).header("Adtools-Reason", "Looked.").DELETE()));
        ledger.thing("halt", "false");
    }

    private static String halted(Service service) {
        return Service.json(service.send(service.request(TOKEN, HALT)))
                .path("halted")
                .asText();
    }

    private void cap(Service service) {
        String limit = Integer.toString(cap.decrementAndGet());
        ledger.attemptThing("cap", limit);
        sent(service.send(json(service, TOKEN, CAP)
                .PUT(BodyPublishers.ofString("{\"currency\":\"USD\",\"per_call\":\"" + limit + "\",\"per_day\":\""
                        + limit + "\",\"reason\":\"Less.\"}"))));
        ledger.thing("cap", limit);
    }

    private static String limit(Service service) {
        JsonNode cap = Service.json(service.send(service.request(TOKEN, CAP)));
        return Long.toString(cap.at("/cap/per_day/amount_micros").longValue() / 1_000_000);
    }

    private void schedule(Service service) {
        JsonNode made = data(execute(
                service,
                "create_scheduled_task",
                "{\"name\":\"Daily\",\"tool\":\"list_beta_accounts\",\"arguments\":{},\"cron\":\"0 7 * * *\"}",
                null));
        String id = made.at("/result/task_id").textValue();
        if (id == null) {
            return;
        }
        ledger.begin(id, "active", again -> task(again, id));
        ledger.attemptThing(id, "paused");
        if (execute(service, "pause_scheduled_task", "{\"task_id\":\"" + id + "\"}", null)
                        .statusCode()
                == 200) {
            ledger.thing(id, "paused");
        }
    }

    private static String task(Service service, String id) {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/schedules/" + id)))
                .path("status")
                .asText();
    }

    private void startWorkflow(Service service) {
        JsonNode started = data(execute(
                service,
                "start_workflow",
                "{\"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}]}",
                "workflow-" + number.incrementAndGet()));
        String id = started.at("/result/workflow_id").textValue();
        if (id != null) {
            ledger.begin(
                    id,
                    "200",
                    again -> String.valueOf(again.send(again.request(TOKEN, "/api/v1/workflows/" + id))
                            .statusCode()));
        }
    }

    private void backUp() {
        String name = "backup-" + number.incrementAndGet();
        if (backups.succeeds(name)) {
            ledger.backup(name);
        }
    }

    private static HttpResponse<byte[]> execute(Service service, String tool, String arguments, @Nullable String key) {
        HttpRequest.Builder request =
                service.post(TOKEN, tool, ("{\"arguments\":" + arguments + "}").getBytes(StandardCharsets.UTF_8));
        return service.send(key == null ? request : request.header("Idempotency-Key", key));
    }

    private static JsonNode data(HttpResponse<byte[]> answer) {
        JsonNode json = Service.json(answer);
        return json.path("data").isObject() ? json.get("data") : json;
    }

    private static void sent(HttpResponse<byte[]> answer) {
        if (answer.statusCode() != 200) {
            throw new AssertionError(new String(answer.body(), StandardCharsets.UTF_8));
        }
    }

    private static HttpResponse<byte[]> post(Service service, String token, String path, String body) {
        return service.send(json(service, token, path).POST(BodyPublishers.ofString(body)));
    }

    private static HttpRequest.Builder json(Service service, String token, String path) {
        return service.request(token, path).header("Content-Type", "application/json");
    }

    @Override
    public void close() {
        clients.shutdownNow();
    }

    /** Takes a backup of the data directory under a name. */
    @FunctionalInterface
    interface Backups {

        /** Returns whether the command acknowledged it. */
        boolean succeeds(String name);
    }
}
