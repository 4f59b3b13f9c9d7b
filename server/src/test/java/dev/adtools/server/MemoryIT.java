package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SlowReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Answers that are large, on a service with memory for two and a half of them. */
@Timeout(120)
class MemoryIT {

    private static final int MEBIBYTE = 1024 * 1024;
    // An answer of 3 MiB takes four times that.
    private static final TestService APP = TestService.withMemory(30 * MEBIBYTE);
    private static final int LARGE = 3 * MEBIBYTE;

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

    @Test
    void refusesAnAnswerOfMoreThanFourMebibytes() {
        HttpResponse<byte[]> refused = things(4 * MEBIBYTE + 1);

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(violation(refused).get("rule").textValue()).isEqualTo("SIZE-1");
        assertThat(violation(refused).get("message").textValue()).contains("ask for fewer days or rows");
    }

    @Test
    void refusesACallThatAloneTakesTooMuch() {
        HttpResponse<byte[]> refused = things(4 * MEBIBYTE - 100);

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(violation(refused).get("rule").textValue()).isEqualTo("SIZE-2");
    }

    @Test
    void countsAnAnswerUntilItIsWritten() throws IOException {
        try (Socket slow = SlowReader.of(APP.getLocalPort(), LARGE);
                Socket slower = SlowReader.of(APP.getLocalPort(), LARGE)) {
            InputStream begun = slow.getInputStream();
            InputStream alsoBegun = slower.getInputStream();
            assertThat(begun.read()).isEqualTo('H');
            assertThat(alsoBegun.read()).isEqualTo('H');

            HttpResponse<byte[]> refused = things(LARGE);
            HttpResponse<byte[]> small = things(10);
            begun.skipNBytes(2L * LARGE);

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
            assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("OVERLOADED");
            assertThat(small.statusCode()).isEqualTo(200);
            // The last byte is read a moment before it is counted as written.
            assertThat(Stream.generate(() -> things(LARGE)).limit(1_000).anyMatch(answer -> answer.statusCode() == 200))
                    .isTrue();
        }
    }

    @Test
    void holdsNoKeyOfACallThatItRefused() {
        byte[] crowded = "{\"arguments\":{\"behaviour\":\"crowded\"}}".getBytes(StandardCharsets.UTF_8);

        for (int attempt = 0; attempt < 2; attempt++) {
            HttpResponse<byte[]> refused = service.send(
                    service.post("all", "get_things", crowded).header("Idempotency-Key", "a-crowded-read"));

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("OVERLOADED");
        }
    }

    @Test
    void refusesNoWriteForWantOfMemory() throws IOException {
        try (Socket slow = SlowReader.of(APP.getLocalPort(), LARGE);
                Socket slower = SlowReader.of(APP.getLocalPort(), LARGE)) {
            assertThat(slow.getInputStream().read()).isEqualTo('H');
            assertThat(slower.getInputStream().read()).isEqualTo('H');

            String padded = "{\"arguments\":{" + " ".repeat(MEBIBYTE) + "}}";
            HttpResponse<byte[]> read = service.execute("get_things", padded);
            HttpResponse<byte[]> written = service.execute("create_thing", padded);

            assertThat(read.statusCode()).isEqualTo(503);
            assertThat(written.statusCode()).isEqualTo(200);
        }
    }

    private static HttpResponse<byte[]> things(int size) {
        return service.execute("get_things", "{\"arguments\":{\"size\":" + size + "}}");
    }

    private static JsonNode violation(HttpResponse<byte[]> refused) {
        return Service.json(refused).at("/error/details/violations/0");
    }
}
