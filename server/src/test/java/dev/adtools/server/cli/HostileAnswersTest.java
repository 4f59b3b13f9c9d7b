package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Texts of people and platforms that would steer the terminal. */
class HostileAnswersTest {

    // Clears the screen, writes from right to left, and starts a sequence in one character.
    private static final String HOSTILE = "\u001b[2J\u202eevil\u009b31m\r";

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private HttpServer service;

    @BeforeEach
    void start() throws Exception {
        service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.start();
    }

    @AfterEach
    void stop() {
        service.stop(0);
    }

    @Test
    void areInertInWhatIsShown() throws Exception {
        answer(200, action());

        run("approvals", "show", "pa_1");

        assertThat(text())
                .startsWith("LIVE: pay on beta\n")
                .contains("act_1 (\ufffd[2J\ufffdevil\ufffd31m\ufffd)")
                .matches("[^\\p{Cc}\\p{Cf}]*(\\n[^\\p{Cc}\\p{Cf}]*)*");
    }

    @Test
    void areInertAndWholeInJson() throws Exception {
        answer(200, action());

        run("approvals", "show", "pa_1", "--json");

        assertThat(text()).matches("[^\\p{Cc}\\p{Cf}]*\\n");
        assertThat(new ObjectMapper()
                        .readTree(text())
                        .at("/target/account_name")
                        .textValue())
                .isEqualTo(HOSTILE);
    }

    @Test
    void areInertInRefusals() throws Exception {
        answer(409, "{\"code\":\"STATE_CONFLICT\",\"message\":" + json(HOSTILE) + ",\"details\":{}}");

        run("approvals", "show", "pa_1");

        assertThat(text()).isEqualTo("STATE_CONFLICT: \ufffd[2J\ufffdevil\ufffd31m\ufffd\n");
    }

    @Test
    void areInertWhereADecisionIsAskedFor() throws Exception {
        answer(200, action());

        run("approvals", "approve", "pa_1");

        assertThat(text()).contains("Nobody is there").doesNotContain("\u001b", "\u202e", "\u009b", "\r");
    }

    private static String action() throws Exception {
        return "{\"id\":\"pa_1\",\"status\":\"PENDING\",\"tool\":\"pay\",\"platform\":\"beta\",\"source\":\"live\","
                + "\"account_id\":\"act_1\",\"target\":{\"account_name\":" + json(HOSTILE) + "},\"diff\":[{\"field\":"
                + json(HOSTILE) + ",\"before\":null,\"after\":" + json(HOSTILE) + "}],\"payload_hash\":\"sha256:0\"}";
    }

    private static String json(String text) throws Exception {
        return new ObjectMapper().writeValueAsString(text);
    }

    private void answer(int status, String body) {
        service.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private String text() {
        return printed.toString(StandardCharsets.UTF_8);
    }

    private void run(String... arguments) throws Exception {
        PrintWriter out = new PrintWriter(printed, true, StandardCharsets.UTF_8);
        Terminal terminal =
                new Terminal(out, out, InputStream.nullInputStream(), false, Map.of("ADTOOLS_TOKEN", "token"));
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
        AdminCommands.all(
                        new ConfigurationFile<>(Configuration.class, read -> {
                            throw new UnsupportedOperationException();
                        }),
                        terminal)
                .forEach(bootstrap::addCommand);
        String[] all = Arrays.copyOf(arguments, arguments.length + 2);
        all[arguments.length] = "--url";
        all[arguments.length + 1] = "http://127.0.0.1:" + service.getAddress().getPort();
        new Cli(new JarLocation(getClass()), bootstrap, printed, printed).run(all);
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
