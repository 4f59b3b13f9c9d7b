package dev.adtools.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.ToolCalls;
import dev.adtools.server.openapi.Answered;
import dev.adtools.server.openapi.Contract;
import dev.adtools.server.openapi.DocumentedOperation;
import dev.adtools.server.openapi.ResourceMethods;
import io.dropwizard.testing.ConfigOverride;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every operation answers with every status that the document promises. {@link FixedEndpointsIT} sees what a fixed endpoint is
 * described with, {@link DocumentedRefusalsIT} every code; here is the rest, but for what {@link #OF_HANDLERS} says.
 */
class DocumentedStatusesIT {

    private static final TestService APP = BreakingFilter.in(TestService.withProductTools());
    private static final Contract CONTRACT = Contract.published();
    private static final List<DocumentedOperation> OPERATIONS = DocumentedOperation.all();
    private static final Set<String> SEEN = new TreeSet<>();
    // What the handler of a tool, its platform or an operation under way decides: seen of the operation for any tool.
    private static final Set<Integer> OF_HANDLERS = Set.of(409, 422, 502, 504);
    private static final String STAGED = ",\"execution_mode\":\"approval_required\"}";
    private static final int TOO_LONG = (2 << 20) + 1;

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void sawEverythingThatIsPromised() {
        APP.after();
        Set<String> left = new TreeSet<>();
        Set<String> promised = new TreeSet<>();
        for (DocumentedOperation operation : OPERATIONS) {
            for (int status : operation.statuses()) {
                boolean excepted = operation.isNamedTool() && OF_HANDLERS.contains(status);
                (excepted ? left : promised).add(operation.answering(status));
            }
        }
        promised.removeAll(ResourceMethods.answers());

        assertThat(SEEN).containsAll(promised).doesNotContainAnyElementsOf(left);
    }

    @Test
    void refusesWhoHasNoToken() {
        refuses(401, "nobody", "{}", request -> request);
    }

    @Test
    void refusesWhoMayNot() {
        OPERATIONS.stream()
                .filter(operation -> operation.path().endsWith("/execute"))
                .forEach(operation -> answers(operation, 403, service, operation.request(service, "blind", "{}")));
    }

    @Test
    void refusesWhoSeesNoSuchTool() {
        OPERATIONS.stream()
                .filter(DocumentedOperation::isNamedTool)
                .forEach(operation -> answers(operation, 404, service, operation.request(service, "narrow", "{}")));
        DocumentedOperation any = DocumentedOperation.named("executeTool");
        answers(any, 404, service, service.post("all", "no_tool", new byte[0]));
    }

    @Test
    void refusesWhoTakesNoJson() {
        refuses(406, "all", "{}", request -> request.setHeader("Accept", "text/html"));
    }

    @Test
    void refusesWhatIsNoJson() {
        promising(400)
                .filter(DocumentedOperation::takesBody)
                .forEach(operation -> answers(operation, 400, service, operation.request(service, "all", "{")));
    }

    @Test
    void refusesAnUnknownQueryParameter() {
        promising(400)
                .filter(operation -> !operation.takesBody())
                .forEach(operation ->
                        answers(operation, 400, service, withUnknownParameter(operation.request(service, "all", ""))));
    }

    private static HttpRequest.Builder withUnknownParameter(HttpRequest.Builder request) {
        return request.uri(URI.create(request.build().uri() + "?no_such_parameter=1"));
    }

    @Test
    void refusesWhatIsDeclaredOtherwise() {
        // An operation without a body takes any type, but no packed body.
        refuses(
                415,
                "all",
                "{}",
                request -> request.setHeader("Content-Type", "text/plain").setHeader("Content-Encoding", "br"));
    }

    @Test
    void refusesWhatIsTooLong() {
        refuses(413, "all", " ".repeat(TOO_LONG), request -> request);
    }

    @Test
    void refusesWhatIsTooOften() throws Exception {
        TestService small = TestService.withProductToolsAndQuotas(
                new ItDatabase(), new SettableMeter(), ConfigOverride.config("quotas.perMinute", "1"));
        small.before();
        try {
            Service busy = Service.of(small);
            int status = 200;
            for (int call = 0; call < 10 && status == 200; call++) {
                status = busy.send(busy.request("all", "/api/v1/usage")).statusCode();
            }
            assertThat(status).isEqualTo(429);
            promising(429).forEach(operation -> answers(operation, 429, busy, operation.request(busy, "all", "{}")));
        } finally {
            small.after();
        }
    }

    @Test
    void tellsOfItsOwnFailures() {
        DocumentedOperation document = DocumentedOperation.named("getOpenApi");
        answers(document, 500, service, document.request(service, "", "").header("X-Break", "bug"));
        answers(document, 503, service, document.request(service, "", "").header("X-Break", "outage"));

        promising(401).forEach(operation -> {
            answers(operation, 500, service, operation.request(service, Callers.BUG, "{}"));
            answers(operation, 503, service, operation.request(service, Callers.OUTAGE, "{}"));
        });
    }

    @Test
    void tellsWhatHandlersSay() {
        DocumentedOperation any = DocumentedOperation.named("executeTool");
        Map<Integer, String> codes =
                Map.of(409, "state_conflict", 422, "rule_violation", 502, "platform_error", 504, "platform_timeout");

        codes.forEach((status, code) -> answers(
                any,
                status,
                service,
                service.post(
                        "all", "get_things", ("{\"arguments\":{\"behaviour\":\"" + code + "\"}}").getBytes(UTF_8))));
    }

    @Test
    void answersACallOfEveryTool() {
        Map<String, String> calls = ToolCalls.byTool();
        String task =
                called("create_scheduled_task", calls).at("/result/task_id").asText();
        String workflow =
                called("start_workflow", calls).at("/result/workflow_id").asText();
        String campaign = Objects.requireNonNull(calls.get("create_alpha_app_campaign"));
        JsonNode action = staged(campaign.replace("Harbor", "Quay"));
        approve(action);
        calls.replaceAll((tool, arguments) -> arguments
                .replaceAll("st_[0-9a-z]{26}", task)
                .replaceAll("wf_[0-9a-z]{26}", workflow)
                .replaceAll("pa_[0-9a-z]{26}", action.get("id").asText())
                .replaceAll("sha256:[0-9a-f]{64}", action.get("payload_hash").asText()));
        calls.put(
                "cancel_pending_action",
                "{\"pending_action_id\":"
                        + staged(campaign.replace("Harbor", "Pier")).get("id") + "}");
        String last = "delete_scheduled_task";

        calls.keySet().stream().filter(tool -> !tool.equals(last)).forEach(tool -> called(tool, calls));
        called(last, calls);
        called("get_things", Map.of("get_things", "{}"));
    }

    private static JsonNode staged(String campaign) {
        return Service.json(service.execute(
                        "create_alpha_app_campaign", "{\"arguments\":" + campaign.replace("}", STAGED) + "}"))
                .at("/data/pending_action");
    }

    private static JsonNode called(String tool, Map<String, String> calls) {
        String path = "/api/v1/tools/" + tool + "/execute";
        DocumentedOperation operation = OPERATIONS.stream()
                .filter(documented -> documented.path().equals(path))
                .findFirst()
                .orElseGet(() -> DocumentedOperation.named("executeTool"));
        byte[] body = ("{\"arguments\":" + calls.get(tool) + "}").getBytes(UTF_8);
        return Service.json(answers(operation, 200, service, service.post("all", tool, body)))
                .get("data");
    }

    private static void approve(JsonNode action) {
        String path = "/api/v1/pending-actions/" + action.get("id").asText() + "/approve";
        String body = "{\"payload_hash\":\"" + action.get("payload_hash").asText() + "\"}";
        service.send(service.request("other", path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    @Test
    void answersMessages() {
        DocumentedOperation mcp = DocumentedOperation.named("sendMcpMessage");
        String list = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}";
        String notification = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
        Mcp stateless = new Mcp(service, "all", Mcp.STATELESS);

        answers(mcp, 200, service, mcp.request(service, "all", list));
        answers(mcp, 202, service, mcp.request(service, "all", notification));
        answers(mcp, 403, service, mcp.request(service, "all", list).header("Origin", "http://evil.example.com"));
        sees(mcp, 404, Answered.of(stateless.ask("tools/approve", "{}")));
    }

    @Test
    void answersWithTheDocument() {
        DocumentedOperation document = DocumentedOperation.named("getOpenApi");
        HttpResponse<byte[]> whole = answers(document, 200, service, document.request(service, "", ""));
        String tag = whole.headers().firstValue("ETag").orElseThrow();

        answers(document, 304, service, document.request(service, "", "").header("If-None-Match", tag));
        answers(document, 400, service, document.request(service, "", "").header("If-None-Match", "garbage"));
    }

    private static void refuses(int status, String token, String body, UnaryOperator<HttpRequest.Builder> how) {
        promising(status)
                .forEach(operation ->
                        answers(operation, status, service, how.apply(operation.request(service, token, body))));
    }

    private static Stream<DocumentedOperation> promising(int status) {
        return OPERATIONS.stream().filter(operation -> operation.statuses().contains(status));
    }

    private static HttpResponse<byte[]> answers(
            DocumentedOperation operation, int status, Service of, HttpRequest.Builder request) {
        HttpResponse<byte[]> answer = of.send(request);
        sees(operation, status, Answered.of(answer));
        return answer;
    }

    private static void sees(DocumentedOperation operation, int status, Answered answer) {
        String what = operation.answering(status) + ": " + answer;
        assertThat(answer.status()).as(what).isEqualTo(status);
        assertThat(CONTRACT.flaw(answer)).as(what).isEmpty();
        assertThat(CONTRACT.name(answer)).as(what).startsWith(operation.answering(status) + " ");
        SEEN.add(operation.answering(status));
    }
}
