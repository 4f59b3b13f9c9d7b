package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The headers that go with every answer. */
class HeadersIT {

    private static final TestService APP = new TestService();

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
    void giveBackTheRequestIdThatWasSent() {
        String sent = "r".repeat(128);

        HttpResponse<byte[]> response =
                service.send(service.post("all", "no_tool", new byte[0]).header("X-Request-Id", sent));

        assertThat(response.headers().allValues("X-Request-Id")).containsExactly(sent);
        assertThat(Service.json(response).at("/details/request_id").textValue()).isEqualTo(sent);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "tab\there"})
    void replaceARequestIdThatIsNotFitToPrint(String sent) {
        HttpResponse<byte[]> response =
                service.send(service.request("all", "/api/v1/tools").header("X-Request-Id", sent));

        assertThat(response.headers().firstValue("X-Request-Id").orElse(""))
                .isNotEqualTo(sent)
                .hasSize(26);
    }

    @Test
    void giveBackTheRequestIdOfARequestThatCannotBeRead() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nExpect: wonders\r\n\r\n")
                    .read();

            assertThat(answer.status()).isEqualTo(417);
            assertThat(answer.header("X-Request-Id")).isEqualTo("mine");
        }
    }

    @Test
    void replaceARequestIdThatIsTooLongOrNotAscii() throws IOException {
        for (String sent : new String[] {"r".repeat(129), "caf\u00e9"}) {
            try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
                RawAnswer answer = connection
                        .send("GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: " + sent + "\r\n\r\n")
                        .read();

                assertThat(answer.header("x-request-id")).hasSize(26);
            }
        }
    }

    @Test
    void keepAnswersOutOfCachesAndSniffers() {
        HttpResponse<byte[]> response = service.execute("get_things", "{}");

        assertThat(response.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(response.headers().firstValue("Server")).isEmpty();
        assertThat(response.headers().firstValue("X-Powered-By")).isEmpty();
        assertThat(response.headers().firstValueAsLong("Content-Length")).hasValue(response.body().length);
    }
}
