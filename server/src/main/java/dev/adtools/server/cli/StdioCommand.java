package dev.adtools.server.cli;

import dev.adtools.api.ToolGroup;
import dev.adtools.server.cli.stdio.Bridge;
import dev.adtools.server.cli.stdio.Bridge.StdioStreams;
import dev.adtools.server.cli.stdio.Endpoint;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code mcp-stdio}: lets an MCP client that only speaks with a process it starts use the running service. */
public final class StdioCommand extends Command {

    /** The word that asks for it. */
    public static final String NAME = "mcp-stdio";

    // The service answers a call within its callTimeout, of 30 seconds when nobody says otherwise.
    private static final int PATIENCE_SECONDS = 45;
    private static final String KEEP_ALIVE = "jdk.httpclient.keepalive.timeout";

    private final Terminal terminal;
    private final Supplier<StdioStreams> streams;

    /** Makes the command {@code mcp-stdio}. */
    public StdioCommand(Terminal terminal, Supplier<StdioStreams> streams) {
        super(NAME, "connects an MCP client that only speaks stdio with the running service");
        this.terminal = terminal;
        this.streams = streams;
    }

    /** Prepares the process; before anything else runs in it. */
    public static void prepare() {
        // The standard output takes messages only: what a library prints or logs must not come between them.
        System.setOut(System.err);
        // The service closes connections that are idle for 30 seconds. A call that is written to one just then would
        // fail with its outcome unknown.
        System.setProperty(KEEP_ALIVE, System.getProperty(KEEP_ALIVE, "10"));
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("--url")
                .setDefault(AdminCommand.DEFAULT_URL)
                .help("where the service runs, with /mcp or without it (" + AdminCommand.DEFAULT_URL + ")");
        parser.addArgument("--groups")
                .nargs("+")
                .type(Arguments.caseInsensitiveEnumType(ToolGroup.class))
                .setDefault(List.of())
                .help("the only groups whose tools the client is shown");
        TokenSource.addOption(parser, "the file of a token; else " + TokenSource.VARIABLE);
        parser.addArgument("--timeout")
                .metavar("SECONDS")
                .type(Integer.class)
                .choices(Arguments.range(1, 3600))
                .setDefault(PATIENCE_SECONDS)
                .help("how long an answer may take; more than the service's callTimeout (" + PATIENCE_SECONDS + ")");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        Endpoint endpoint = new Endpoint(
                url(arguments.getString("url"), arguments.getList("groups")),
                TokenSource.of(terminal).token(arguments.getString("token_file"), ""),
                Duration.ofSeconds(arguments.getInt("timeout")));
        try {
            if (!new Bridge(streams.get(), endpoint).run()) {
                throw new CommandFailure("The client does not read the answers any more.");
            }
        } catch (IOException e) {
            throw new CommandFailure("The standard input cannot be read (" + e + ")");
        }
    }

    private static URI url(String url, List<ToolGroup> groups) {
        try {
            return Endpoint.url(url, groups);
        } catch (IllegalArgumentException e) {
            // Not shown: it may hold a password.
            throw new CommandFailure(
                    "--url must be an address such as https://ads.example.com/mcp, without user or query.");
        }
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        ErrorPrinter.print(e, cli.getStdErr());
    }
}
