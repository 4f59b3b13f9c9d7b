package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionCommandTest {

    private final StringWriter out = new StringWriter();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "adtools appr | approvals",
                "adtools approvals re | reject",
                "adtools approvals approve --c | --comment",
                "adtools operations resolve op_1 --ev | --evidence",
                "adtools cons | console",
                "adtools console --to | --token-file",
                "adtools call --k | --key",
                "adtools backu | backup",
                "adtools restore backups --c | --config",
                "adtools completion --x | ''"
            })
    void completesWhatTheParsersTake(String typed, String completed) throws Exception {
        run("completion", "bash");
        Process bash = new ProcessBuilder(
                        "bash",
                        "-c",
                        out + "COMP_WORDS=(" + typed + "); COMP_CWORD="
                                + typed.chars().filter(c -> c == ' ').count()
                                + "; _adtools; printf %s \"${COMPREPLY[*]}\"")
                .redirectErrorStream(true)
                .start();

        assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(completed);
    }

    @Test
    void hasZshTakeTheScriptOfBash() {
        run("completion", "zsh");

        assertThat(out.toString())
                .startsWith("autoload -U +X compinit bashcompinit && compinit && bashcompinit\n_adtools() {\n")
                .contains("*:approvals:reject) words='--comment --yes --url --token-file --json' ;;");
    }

    private void run(String... arguments) {
        PrintWriter printer = new PrintWriter(out);
        Terminal terminal = new Terminal(printer, printer, InputStream.nullInputStream(), false, Map.of());
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
        AdminCommands.all(
                        new ConfigurationFile<>(Configuration.class, read -> {
                            throw new UnsupportedOperationException();
                        }),
                        terminal)
                .forEach(bootstrap::addCommand);
        bootstrap.addCommand(new CompletionCommand(terminal));
        OutputStream nowhere = OutputStream.nullOutputStream();
        assertThat(new Cli(new JarLocation(getClass()), bootstrap, nowhere, nowhere).run(arguments))
                .isEmpty();
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
