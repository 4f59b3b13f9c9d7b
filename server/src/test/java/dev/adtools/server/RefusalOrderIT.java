package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The order of refusals of a call: of two faults, the answer names the one that is checked first. */
class RefusalOrderIT {

    private static final int RATE = 40;
    private static final int CALLS = 5;
    private static final SettableMeter TIME = new SettableMeter();
    private static final TestService APP = TestService.withQuotas(
            TIME,
            ConfigOverride.config("quotas.requestsPerMinute", "" + RATE),
            ConfigOverride.config("quotas.validationsPerMinute", "" + CALLS));

    private static Service service;

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
    void refill() {
        TIME.advance(Duration.ofMinutes(2));
    }

    @ParameterizedTest
    @EnumSource
    void isTheSameForEachPairOfFaults(Protocol protocol) {
        List<Fault> faults = protocol.faults();
        for (Fault earlier : faults) {
            refill();
            assertRefused(protocol, earlier, List.of(earlier));
            faults.subList(faults.indexOf(earlier) + 1, faults.size()).stream()
                    .filter(earlier::fits)
                    .forEach(later -> assertRefused(protocol, earlier, List.of(earlier, later)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void putsTheQuotaOfAKindOfCallLast(Protocol protocol) {
        for (int call = 0; call < CALLS; call++) {
            assertThat(code(send(protocol, List.of()))).isEmpty();
        }
        assertThat(code(send(protocol, List.of()))).isEqualTo("QUOTA_EXCEEDED");
        protocol.faults().forEach(fault -> assertRefused(protocol, fault, List.of(fault)));
    }

    @ParameterizedTest
    @EnumSource
    void putsTheRequestRateRightAfterTheToken(Protocol protocol) {
        for (int request = 0; request < RATE; request++) {
            service.send(service.request("all", "/api/v1/usage"));
        }
        for (Fault fault : protocol.faults()) {
            HttpResponse<byte[]> answer = send(protocol, List.of(fault));

            assertThat(code(answer)).as("%s", fault).isEqualTo(fault.isOfToken() ? fault.code : "RATE_LIMITED");
            assertThat(answer.statusCode()).isEqualTo(fault.isOfToken() ? fault.status : 429);
        }
    }

    private static void assertRefused(Protocol protocol, Fault expected, List<Fault> faults) {
        HttpResponse<byte[]> answer = send(protocol, faults);

        assertThat(code(answer)).as("%s", faults).isEqualTo(expected.code);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8))
                .as("%s", faults)
                .contains(expected.words);
        if (protocol == Protocol.REST) {
            assertThat(answer.statusCode()).as("%s", faults).isEqualTo(expected.status);
        }
    }

    private static HttpResponse<byte[]> send(Protocol protocol, List<Fault> faults) {
        Draft draft = new Draft();
        faults.forEach(fault -> fault.change.on(draft));
        return service.send(protocol.request(draft));
    }

    /** Returns the code of a refusal, wherever the answer has it; empty for none. */
    private static String code(HttpResponse<byte[]> answer) {
        JsonNode body = Service.json(answer);
        return Stream.of("/code", "/error/code", "/error/data/code", "/result/structuredContent/error/code")
                .map(body::at)
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .findFirst()
                .orElse("");
    }

    /** A way to call a tool. */
    private enum Protocol {
        REST {
            @Override
            HttpRequest.Builder request(Draft draft) {
                String path = "/api/v1/tools/" + draft.tool + "/execute" + draft.query;
                return draft.on(service.request(draft.token, path).header("Accept", draft.accept), draft.members());
            }
        },
        MCP {
            @Override
            HttpRequest.Builder request(Draft draft) {
                String message = draft.extra
                        ? "{\"method\":1,\"params\":{}"
                        : "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"" + draft.tool
                                + "\",\"arguments\":{" + draft.arguments + "}}";
                return draft.on(
                        service.request(draft.token, "/mcp" + draft.query)
                                .header("Accept", draft.accept)
                                .header("MCP-Protocol-Version", "2025-11-25"),
                        message);
            }
        };

        abstract HttpRequest.Builder request(Draft draft);

        // REST refuses a parameter before it looks at the body, and a message must be read before it is answered.
        List<Fault> faults() {
            List<Fault> faults = new ArrayList<>(List.of(Fault.values()));
            faults.remove(this == REST ? Fault.UNKNOWN_PARAMETER : Fault.OTHER_PLATFORM);
            if (this == REST) {
                faults.add(faults.indexOf(Fault.OTHER_MEDIA_TYPE), Fault.UNKNOWN_PARAMETER);
            }
            return faults;
        }
    }

    /** A call of a tool that is being written. */
    private static final class Draft {

        private final Map<String, String> headers = new TreeMap<>(Map.of("Content-Type", "application/json"));
        private String token = "all";
        private String tool = "check_thing";
        private String query = "";
        private String accept = "application/json";
        private String arguments = "";
        private String end = "}";
        private boolean extra;
        private @Nullable String platform;

        String members() {
            return "{\"arguments\":{" + arguments + "}"
                    + (platform == null ? "" : ",\"platform\":\"" + platform + "\"")
                    + (extra ? ",\"extra\":1" : "");
        }

        void ask(String parameter) {
            query += (query.isEmpty() ? "?" : "&") + parameter;
        }

        HttpRequest.Builder on(HttpRequest.Builder request, String body) {
            headers.forEach(request::header);
            return request.POST(BodyPublishers.ofString(body + end));
        }
    }

    /** A fault of a request, in the order of the checks. */
    private enum Fault {
        TOKEN_IN_URL(400, "INVALID_REQUEST", "never in the URL", draft -> draft.ask("access_token=x")),
        WRONG_TOKEN(401, "UNAUTHENTICATED", "not valid", draft -> draft.token = "nobody"),
        OTHER_MEDIA_TYPE(415, "UNSUPPORTED_MEDIA_TYPE", "", draft -> draft.headers.put("Content-Type", "text/plain")),
        OTHER_ACCEPT(406, "NOT_ACCEPTABLE", "", draft -> draft.accept = "text/html"),
        LARGE_BODY(413, "PAYLOAD_TOO_LARGE", "", draft -> draft.end = " ".repeat(2 << 20) + draft.end),
        NO_JSON(400, "INVALID_JSON", "", draft -> draft.end = draft.end.replace("}", "")),
        OTHER_MEMBER(400, "INVALID_REQUEST", "", draft -> draft.extra = true),
        UNKNOWN_PARAMETER(400, "INVALID_REQUEST", "query parameter", draft -> draft.ask("no_such_parameter=1")),
        UNKNOWN_TOOL(404, "TOOL_NOT_FOUND", "", draft -> draft.tool = "check_nothing"),
        MISSING_SCOPE(403, "INSUFFICIENT_SCOPE", "", draft -> draft.token = "reader"),
        OTHER_PLATFORM(400, "PLATFORM_MISMATCH", "", draft -> draft.platform = "beta"),
        MALFORMED_KEY(400, "IDEMPOTENCY_KEY_INVALID", "", draft -> draft.headers.put("Idempotency-Key", "a b")),
        WRONG_ARGUMENT(400, "INVALID_ARGUMENTS", "", draft -> draft.arguments += comma(draft) + "\"size\":\"1\""),
        OTHER_ACCOUNT(403, "ACCOUNT_FORBIDDEN", "", draft -> {
            draft.token = "account";
            draft.arguments += comma(draft) + "\"account_id\":\"999-999-9999\"";
        });

        private final int status;
        private final String code;
        private final String words;
        // A lambda without state.
        @SuppressWarnings("ImmutableEnumChecker")
        private final Step change;

        Fault(int status, String code, String words, Step change) {
            this.status = status;
            this.code = code;
            this.words = words;
            this.change = change;
        }

        private static String comma(Draft draft) {
            return draft.arguments.isEmpty() ? "" : ",";
        }

        boolean isOfToken() {
            return this == TOKEN_IN_URL || this == WRONG_TOKEN;
        }

        // A request has one token.
        boolean fits(Fault other) {
            return !(setsToken() && other.setsToken());
        }

        private boolean setsToken() {
            return this == WRONG_TOKEN || this == MISSING_SCOPE || this == OTHER_ACCOUNT;
        }
    }

    /** A change of a draft. */
    @FunctionalInterface
    private interface Step {

        void on(Draft draft);
    }
}
