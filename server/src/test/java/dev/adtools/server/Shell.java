package dev.adtools.server;

import dev.adtools.server.cli.AdminCommands;
import dev.adtools.server.cli.ConfigurationFile;
import dev.adtools.server.cli.ErrorPrinter;
import dev.adtools.server.cli.OfflineSettings;
import dev.adtools.server.cli.Terminal;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Shell in which commands are typed that work on a running service.
 *
 * @param url where the service is
 * @param token the token of whoever types
 */
record Shell(String url, String token) {

    /** Runs a command where nobody is there to be asked. */
    Result run(String... arguments) {
        return run("", false, arguments);
    }

    /** Runs a command whose questions are answered. */
    Result answer(String typed, String... arguments) {
        return run(typed, true, arguments);
    }

    /** Runs a command that reads its standard input. */
    Result pipe(String input, String... arguments) {
        return run(input, false, arguments);
    }

    private Result run(String input, boolean interactive, String... arguments) {
        StringWriter out = new StringWriter();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(
                new PrintWriter(out),
                new PrintWriter(err, true, StandardCharsets.UTF_8),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                interactive,
                Map.of("ADTOOLS_TOKEN", token));
        Bootstrap<AdtoolsConfiguration> bootstrap = new Bootstrap<>(new AdtoolsApplication());
        ConfigurationFile<AdtoolsConfiguration, OfflineSettings> file = new ConfigurationFile<>(
                AdtoolsConfiguration.class, read -> new OfflineSettings(read.store(), read.audit()));
        AdminCommands.all(file, terminal).forEach(bootstrap::addCommand);
        int code = new Cli(new JarLocation(getClass()), bootstrap, err, err)
                .run(Stream.concat(Arrays.stream(arguments), Stream.of("--url", url))
                        .toArray(String[]::new))
                .map(ErrorPrinter::exitCode)
                .orElse(0);
        return new Result(code, out.toString(), err.toString(StandardCharsets.UTF_8));
    }

    /**
     * End of a command.
     *
     * @param code its exit code
     * @param out its answer
     * @param err what it said beside
     */
    record Result(int code, String out, String err) {

        /** Returns the first text of an answer that matches. */
        String find(String pattern) {
            return Pattern.compile(pattern)
                    .matcher(out + err)
                    .results()
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(pattern + " is not in: " + out + err))
                    .group();
        }
    }
}
