package dev.adtools.server.crash;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.Function;

/** Starts, decides and resumes workflows through a node's HTTP, from wherever another node has left them. */
final class FlowDriver {

    static final String APPROVER = "the-approver-of-this-test-is-trusted-too";

    private static final Set<String> OVER = Set.of("succeeded", "failed", "cancelled");
    private static final String STEPS = "{\"tool\":\"create_alpha_app_campaign\",\"arguments\":{"
            + "\"account_id\":\"1002003001\",\"name\":\"%1$s\",\"budget_micros\":1000000,\"app_id\":\"com.example.app\","
            + "\"app_store\":\"ALPHA_APP_STORE\",\"login_customer_id\":\"1002003000\","
            + "\"execution_mode\":\"approval_required\"}},{\"tool\":\"list_beta_accounts\",\"arguments\":{}}";
    private static final String START = "{\"arguments\":{\"name\":\"%1$s\",\"steps\":[" + STEPS + "]}}";

    private final Service service;
    private final LiveVendor vendor;
    private final Function<WireRequest, WireAnswer> platform;

    /** Drives those of a node, while the vendor plays a platform. */
    FlowDriver(ServiceProcess node, LiveVendor vendor, Function<WireRequest, WireAnswer> platform) {
        this.service = new Service(node.port());
        this.vendor = vendor;
        this.platform = platform;
        vendor.behave(platform);
    }

    /** Does what is wanted of a workflow, as far as it goes now; returns whether nothing is left to do. */
    boolean drive(Flow flow) {
        JsonNode started = Service.json(
                service.send(service.post(ServiceProcess.TOKEN, "start_workflow", bytes(START.formatted(flow.name())))
                        .header("Idempotency-Key", flow.name())));
        String id = started.at("/data/result/workflow_id")
                .asText(started.at("/error/details/workflow_id").asText(""));
        return !id.isEmpty() && go(flow, id);
    }

    private boolean go(Flow flow, String id) {
        JsonNode before = get(ServiceProcess.TOKEN, "/api/v1/workflows/" + id);
        String action = before.at("/step_list/0/pending_action_id").asText("");
        if (isOver(before) || action.isEmpty() || flow.wish() == Flow.Wish.LEAVE) {
            return isOver(before) || !action.isEmpty();
        }
        JsonNode waiting = get(APPROVER, "/api/v1/pending-actions/" + action);
        String hash = waiting.get("payload_hash").textValue();
        if (waiting.get("status").textValue().equals("PENDING")) {
            decide(flow, action, hash);
        }
        if (flow.wish() != Flow.Wish.REJECT) {
            resume(flow, action, hash);
        }
        return isOver(get(ServiceProcess.TOKEN, "/api/v1/workflows/" + id));
    }

    private static boolean isOver(JsonNode workflow) {
        return OVER.contains(workflow.get("status").textValue());
    }

    private void decide(Flow flow, String action, String hash) {
        boolean reject = flow.wish() == Flow.Wish.REJECT;
        String body = "{\"payload_hash\":\"" + hash + "\"" + (reject ? ",\"comment\":\"no\"}" : "}");
        service.send(service.request(APPROVER, "/api/v1/pending-actions/" + action + (reject ? "/reject" : "/approve"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private void resume(Flow flow, String action, String hash) {
        if (flow.wish() == Flow.Wish.OUTDATE) {
            vendor.behave(request -> inAnotherCurrency(platform.apply(request)));
        }
        service.execute(
                ServiceProcess.TOKEN,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + action + "\",\"payload_hash\":\"" + hash + "\"}}");
        vendor.behave(platform);
    }

    private static WireAnswer inAnotherCurrency(WireAnswer answer) {
        return answer.fold(
                response -> new WireResponse(
                        response.status(), response.headers(), response.body().replace("\"USD\"", "\"EUR\"")),
                failure -> failure);
    }

    private JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, path)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
