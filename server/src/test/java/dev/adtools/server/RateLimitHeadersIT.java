package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.greenbytes.http.sfv.ListElement;
import org.greenbytes.http.sfv.Parser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Quota headers of answers (draft-ietf-httpapi-ratelimit-headers-11), as another parser of structured fields reads
 * them.
 */
class RateLimitHeadersIT {

    private static final SettableMeter TIME = new SettableMeter();
    private static final TestService APP = TestService.withQuotas(TIME);
    private static final String POLICY = "RateLimit-Policy";
    private static final String LIMIT = "RateLimit";

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
    void beginWithEverything() {
        TIME.advance(Duration.ofMinutes(2));
    }

    static Stream<Supplier<HttpResponse<byte[]>>> wires() {
        return Stream.of(
                () -> service.execute("check_thing", "{}"),
                () -> new Mcp(service, "all", Mcp.STATELESS).call("check_thing", "{}"));
    }

    @ParameterizedTest
    @MethodSource("wires")
    void tellOfAPolicyWithEveryLimit(Supplier<HttpResponse<byte[]>> call) {
        List<HttpResponse<byte[]>> answers =
                IntStream.range(0, 121).mapToObj(i -> call.get()).toList();

        assertThat(fields(answers.get(95), POLICY)).isEmpty();
        assertThat(fields(answers.get(95), LIMIT)).isEmpty();
        for (HttpResponse<byte[]> granted : answers.subList(96, 120)) {
            assertThat(fields(granted, POLICY)).containsExactly("validate {q=120, w=60}");
            assertThat(fields(granted, LIMIT)).hasSize(1);
        }
        assertThat(fields(answers.get(96), LIMIT)).containsExactly("validate {r=23, t=12}");
        assertThat(fields(answers.get(120), POLICY)).containsExactly("validate {q=120, w=60}");
        assertThat(fields(answers.get(120), LIMIT)).containsExactly("validate {r=0, t=1}");
        assertThat(answers.get(120).headers().firstValue("Retry-After")).hasValue("1");
    }

    @ParameterizedTest
    @MethodSource("wires")
    void tellTheSameOfRequestsOnEveryPath(Supplier<HttpResponse<byte[]>> call) {
        IntStream.range(0, 599).forEach(i -> list());

        HttpResponse<byte[]> last = list();
        HttpResponse<byte[]> refused = call.get();

        assertThat(fields(last, POLICY)).containsExactly("requests {q=600, w=60}");
        assertThat(fields(last, LIMIT)).containsExactly("requests {r=0, t=1}");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(fields(refused, POLICY)).containsExactly("requests {q=600, w=60}");
        assertThat(fields(refused, LIMIT)).containsExactly("requests {r=0, t=1}");
        assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
    }

    @Test
    void tellOfBothLimitsThatACallCounts() {
        IntStream.range(0, 490).forEach(i -> list());
        IntStream.range(0, 96).forEach(i -> service.execute("check_thing", "{}"));

        HttpResponse<byte[]> answer = service.execute("check_thing", "{}");

        assertThat(fields(answer, POLICY))
                .containsExactlyInAnyOrder("validate {q=120, w=60}", "requests {q=600, w=60}");
        assertThat(fields(answer, LIMIT)).containsExactlyInAnyOrder("validate {r=23, t=12}", "requests {r=13, t=2}");
    }

    @Test
    void nameNoWindowThatEndsAfterRetryAfter() {
        IntStream.range(0, 490).forEach(i -> list());
        IntStream.range(0, 30).forEach(i -> write(i));

        HttpResponse<byte[]> refused = write(30);

        assertThat(refused.headers().firstValue("Retry-After")).hasValue("2");
        assertThat(fields(refused, LIMIT)).containsExactly("write {r=0, t=2}");
        assertThat(fields(refused, POLICY)).containsExactly("write {q=30, w=60}");
    }

    @Test
    void leaveThePlatformsWordOfWhenToComeAgainAlone() {
        IntStream.range(0, 29).forEach(i -> write(i));

        HttpResponse<byte[]> refused = service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"wait\"}}");

        assertThat(refused.headers().firstValue("Retry-After")).hasValue("17");
        assertThat(fields(refused, LIMIT)).isEmpty();
        assertThat(fields(refused, POLICY)).isEmpty();
    }

    /** Reads a field as a list of strings with parameters. */
    private static List<String> fields(HttpResponse<?> response, String name) {
        List<String> lines = response.headers().allValues(name);
        return lines.isEmpty()
                ? List.of()
                : new Parser(lines)
                        .parseList().get().stream()
                                .map(RateLimitHeadersIT::item)
                                .toList();
    }

    private static String item(ListElement<?> item) {
        TreeMap<String, Object> parameters = item.getParams().entrySet().stream()
                .collect(Collectors.toMap(
                        parameter -> parameter.getKey(),
                        parameter -> parameter.getValue().get(),
                        (one, other) -> one,
                        TreeMap::new));
        assertThat(item.get()).isInstanceOf(String.class);
        assertThat(parameters.values()).allMatch(Long.class::isInstance);
        return item.get() + " " + parameters;
    }

    private static HttpResponse<byte[]> write(int number) {
        return service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"f" + number + "\"}}");
    }

    private static HttpResponse<byte[]> list() {
        return service.send(service.request("all", "/api/v1/tools"));
    }
}
