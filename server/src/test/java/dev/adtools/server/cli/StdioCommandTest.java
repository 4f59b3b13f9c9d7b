package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.cli.stdio.Bridge.StdioStreams;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class StdioCommandTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    @Test
    void answersAlsoWhenNoServiceRuns(@TempDir Path folder) throws Exception {
        Path token = Files.writeString(folder.resolve("token"), "a-secret\n");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));

        boolean done = run("", "--url", "http://127.0.0.1:1/mcp", "--token-file", token.toString());

        assertThat(done).isTrue();
        assertThat(text(out))
                .startsWith("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":")
                .hasLineCount(1);
        assertThat(text(errors))
                .startsWith("ping: The service cannot be reached")
                .hasLineCount(1);
    }

    @Test
    void needsAToken() throws Exception {
        assertThat(run("")).isFalse();

        assertThat(text(out)).isEmpty();
        assertThat(text(errors))
                .isEqualTo("A token is needed: name its file with --token-file, or set ADTOOLS_TOKEN.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://ann:secret@127.0.0.1/mcp", "https://host/mcp?token=secret", "secret"})
    void refusesAnAddressWithMoreThanAPlace(String url) throws Exception {
        assertThat(run("a-token", "--url", url)).isFalse();

        assertThat(text(errors)).startsWith("--url must be an address").doesNotContain("secret");
    }

    @ParameterizedTest
    @CsvSource({"reporting, true", "reports, false"})
    void takesNamesOfGroups(String group, boolean known) throws Exception {
        assertThat(run("a-token", "--url", "http://127.0.0.1:1", "--groups", group))
                .isEqualTo(known);
    }

    private boolean run(String token, String... options) throws Exception {
        StdioStreams pipes = new StdioStreams(
                new ByteArrayInputStream(PING.getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintWriter(errors, true, StandardCharsets.UTF_8));
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
        bootstrap.addCommand(new StdioCommand(
                new Terminal(
                        new PrintWriter(errors, true, StandardCharsets.UTF_8),
                        new PrintWriter(errors, true, StandardCharsets.UTF_8),
                        InputStream.nullInputStream(),
                        false,
                        Map.of("ADTOOLS_TOKEN", token)),
                () -> pipes));
        String[] arguments = new String[options.length + 1];
        arguments[0] = "mcp-stdio";
        System.arraycopy(options, 0, arguments, 1, options.length);
        return new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                .run(arguments)
                .isEmpty();
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
