package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.call.ExceptionFilter;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** The place of a request in its caller's trace: in the records and in the log of whatever comes of it. */
class TraceparentIT {

    private static final String HEADER = "traceparent";
    private static final String TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    private static final String OTHER = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
    private static final String READ = "{\"arguments\":{\"account_id\":\"act_1700100001\"}}";
    private static final int TRACED = 100;
    private static final int OTHERS = 100;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static final TestService APP = TestService.withProductTools();

    private static Service service;

    private String requestId;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @BeforeEach
    void nameTheRequest() {
        requestId = "request-" + COUNT.incrementAndGet();
    }

    @Test
    void isKeptWithACall() {
        call("get_campaigns", READ, TRACE);

        assertThat(kept()).containsExactly("call " + TRACE);
    }

    @Test
    void isKeptWithARequestThatMetNoTool() {
        call("no_such_tool", "{}", TRACE);

        assertThat(kept()).containsExactly("call " + TRACE);
    }

    @Test
    void isKeptWithAWriteAndWithADecision() {
        call("create_thing", "{\"arguments\":{\"account_id\":\"123-456-7890\"}}", TRACE);
        service.send(traced(service.request("all", "/api/v1/halts/alpha:1002003004"), TRACE)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"a drill\"}")));

        assertThat(kept())
                .containsExactlyInAnyOrder(
                        "write.sent " + TRACE, "call " + TRACE, "halt.set.asked " + TRACE, "halt.set " + TRACE);
    }

    @Test
    void isKeptWithTheStepsThatAWorkflowTakesAtOnce() {
        String step = "{\"tool\":\"get_campaigns\",\"arguments\":{\"account_id\":\"act_1700100001\"}}";
        call("start_workflow", "{\"arguments\":{\"steps\":[" + step + "," + step + "]}}", TRACE);

        assertThat(events())
                .filteredOn(event -> event.get("tool").textValue().equals("get_campaigns"))
                .hasSize(2)
                .allSatisfy(event -> {
                    assertThat(event.at("/actor/transport").textValue()).isEqualTo("service");
                    assertThat(event.get(HEADER).textValue()).isEqualTo(TRACE);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.STATELESS, Mcp.HANDSHAKE})
    void isKeptWithACallOverMcp(String revision) {
        service.send(traced(overMcp(revision, null), TRACE));

        assertThat(kept()).containsExactly("call " + TRACE);
    }

    @Test
    void isTakenFromTheMessageWhereTheHeaderSaysNothing() {
        service.send(named(overMcp(Mcp.STATELESS, OTHER)));
        service.send(traced(overMcp(Mcp.STATELESS, OTHER), "garbage"));
        service.send(traced(overMcp(Mcp.STATELESS, OTHER), TRACE));
        service.send(named(overMcp(Mcp.STATELESS, "garbage")));

        assertThat(kept()).containsExactlyInAnyOrder("call " + OTHER, "call " + OTHER, "call " + TRACE, "call");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "garbage",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-1",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902bz-01",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "0-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.more",
                TRACE + "," + TRACE,
                TRACE + "\r\ntraceparent: " + TRACE
            })
    void isLeftOutWhenItCannotBeRead(String sent) {
        HttpRequest.Builder request =
                named(service.post("all", "get_campaigns", READ.getBytes(StandardCharsets.UTF_8)));
        for (String line : sent.split("\r\ntraceparent: ", -1)) {
            request.header(HEADER, line);
        }

        assertThat(service.send(request).statusCode()).isEqualTo(200);
        assertThat(kept()).containsExactly("call");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-ff",
                "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what the future brings"
            })
    void isKeptAsFarAsItIsKnown(String sent) {
        call("get_campaigns", READ, sent);

        assertThat(kept()).containsExactly("call " + sent.substring(0, TRACE.length()));
    }

    @Test
    void isToldInTheLogOfItsRequestAndOfNoOther() {
        Logger logger = (Logger) LoggerFactory.getLogger(ExceptionFilter.class);
        Level before = logger.getLevel();
        ListAppender<ILoggingEvent> log = new ListAppender<>() {
            @Override
            protected void append(ILoggingEvent event) {
                event.prepareForDeferredProcessing();
                super.append(event);
            }
        };
        log.start();
        logger.setLevel(Level.ERROR);
        logger.addAppender(log);
        try {
            String failing = "{\"arguments\":{\"behaviour\":\"throw\"}}";
            // So many of both that a thread serves one of each.
            for (int i = 0; i < TRACED; i++) {
                call("get_things", failing, TRACE);
            }
            for (int i = 0; i < OTHERS; i++) {
                service.send(named(service.post("all", "get_things", failing.getBytes(StandardCharsets.UTF_8))));
            }
        } finally {
            logger.detachAppender(log);
            logger.setLevel(before);
        }

        assertThat(log.list).hasSize(TRACED + OTHERS);
        assertThat(log.list.subList(0, TRACED))
                .allSatisfy(event -> assertThat(line(event)).contains("] [" + requestId + "] [" + TRACE + "] dev."));
        assertThat(log.list.subList(TRACED, TRACED + OTHERS))
                .allSatisfy(event -> assertThat(line(event)).contains("] [" + requestId + "] dev."));
    }

    private static String line(ILoggingEvent event) {
        var layout =
                new TextLayoutFactory().build((LoggerContext) LoggerFactory.getILoggerFactory(), TimeZone.getDefault());
        layout.start();
        return layout.doLayout(event);
    }

    private HttpRequest.Builder overMcp(String revision, @Nullable String meta) {
        ObjectNode params = JSON.createObjectNode().put("name", "get_campaigns");
        params.putObject("arguments").put("account_id", "act_1700100001");
        if (meta != null) {
            params.putObject("_meta").put(HEADER, meta);
        }
        return new Mcp(service, "all", revision).request("tools/call", params);
    }

    private void call(String tool, String body, String trace) {
        service.send(traced(service.post("all", tool, body.getBytes(StandardCharsets.UTF_8)), trace));
    }

    private HttpRequest.Builder traced(HttpRequest.Builder request, String trace) {
        return named(request).header(HEADER, trace);
    }

    private HttpRequest.Builder named(HttpRequest.Builder request) {
        return request.header("X-Request-Id", requestId);
    }

    /** Returns the kinds of what was recorded of the request, each with the trace that its record holds. */
    private List<String> kept() {
        return events().stream()
                .map(event -> (event.get("kind").textValue() + " "
                                + event.path(HEADER).asText(""))
                        .strip())
                .toList();
    }

    private List<JsonNode> events() {
        String lines = new String(
                service.send(service.request("all", "/api/v1/audit/events?format=jsonl"))
                        .body(),
                StandardCharsets.UTF_8);
        return lines.lines()
                .map(TraceparentIT::read)
                .filter(event -> event.path("request_id").asText("").equals(requestId))
                .toList();
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
