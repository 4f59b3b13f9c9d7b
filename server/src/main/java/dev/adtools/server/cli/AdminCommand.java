package dev.adtools.server.cli;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.DisplayText;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import net.sourceforge.argparse4j.inf.Subparsers;
import org.jspecify.annotations.Nullable;

/**
 * A command that works on the service, running or not: exit code 0 when it was done, else one of {@link ExitCode}.
 *
 * @param <T> what it works on
 */
public final class AdminCommand<T> extends Command {

    static final String DEFAULT_URL = "http://127.0.0.1:8080";

    private final Connections<T> connections;
    private final List<? extends AdminAction<T>> actions;
    private final ConfigurationFile<?, OfflineSettings> configuration;
    private final Terminal terminal;

    AdminCommand(
            Name name,
            Connections<T> connections,
            List<? extends AdminAction<T>> actions,
            ConfigurationFile<?, OfflineSettings> configuration,
            Terminal terminal) {
        super(name.word(), name.description());
        this.connections = connections;
        this.actions = actions;
        this.configuration = configuration;
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        if (actions.size() == 1 && actions.get(0).name().equals(getName())) {
            configure(parser, actions.get(0));
            return;
        }
        Subparsers subparsers = parser.addSubparsers();
        for (AdminAction<T> action : actions) {
            configure(subparsers.addParser(action.name()).help(action.help()), action);
        }
    }

    private void configure(Subparser parser, AdminAction<T> action) {
        parser.setDefault("action", action);
        action.configure(parser);
        addConnection(parser);
    }

    private void addConnection(Subparser parser) {
        parser.addArgument("--url").setDefault(DEFAULT_URL).help("where the service runs (" + DEFAULT_URL + ")");
        TokenSource.addOption(
                parser, "the file of a token with " + connections.scope() + "; else " + TokenSource.VARIABLE);
        if (connections.offline() != null) {
            parser.addArgument("--offline")
                    .metavar("CONFIG")
                    .help("the service's config.yml: works on its data while it does not run");
        }
        parser.addArgument("--json").action(Arguments.storeTrue()).help("print the answer as JSON");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        AdminAction<T> action = arguments.get("action");
        String offline = arguments.getString("offline");
        JsonObject answer = offline == null
                ? run(action, connections.online().apply(service(arguments)), arguments)
                : OfflineService.run(
                        configuration.read(bootstrap, offline), service -> run(action, service, arguments));
        print(action, answer, arguments.getBoolean("json"));
    }

    private JsonObject run(AdminAction<T> action, T work, Namespace arguments) {
        return done(action.run(work, arguments));
    }

    // The service records what is decided over its wires; here nobody else does.
    private JsonObject run(AdminAction<T> action, OfflineService service, Namespace arguments) {
        T work = Objects.requireNonNull(connections.offline()).apply(service);
        String decides = action.decides();
        return done(
                decides == null
                        ? action.run(work, arguments)
                        : service.deciding(decides, () -> action.run(work, arguments)));
    }

    private static JsonObject done(Outcome<byte[]> outcome) {
        return outcome.fold(AdminCommand::object, error -> {
            throw new CommandFailure(
                    DisplayText.of(error.code() + ": " + error.message()),
                    error.code() == ErrorCode.OUTCOME_UNKNOWN ? ExitCode.OUTCOME_UNKNOWN : ExitCode.NOT_DONE);
        });
    }

    /** Returns an answer, which is an object. */
    static JsonObject object(byte[] answer) {
        return (JsonObject) JsonCursor.read(answer);
    }

    /** Returns a body as the service takes it. */
    static byte[] bytes(JsonObject body) {
        return new JsonWriter().value(body).toBytes();
    }

    private RemoteService service(Namespace arguments) {
        String token = TokenSource.of(terminal)
                .token(
                        arguments.getString("token_file"),
                        connections.offline() == null
                                ? ""
                                : "; or use --offline config.yml while the service does not run");
        return new RemoteService(arguments.getString("url"), token);
    }

    private void print(AdminAction<T> action, JsonObject answer, boolean json) {
        PrintWriter out = terminal.out();
        // What a platform or a person named must not steer the terminal: here, for every command.
        JsonObject inert = (JsonObject) DisplayText.of(answer);
        if (json) {
            out.println(InertJson.of(bytes(answer)));
        } else {
            action.print(inert, out);
        }
        out.flush();
        action.conclude(inert);
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        ErrorPrinter.print(e, cli.getStdErr());
    }

    /** Word by which a command is called, and what it is for; the action of this name needs no word of its own. */
    record Name(String word, String description) {}

    /**
     * The two ways to what a command works on.
     *
     * @param scope what a token must have
     * @param online by a running service
     * @param offline by the data of one that does not run; null where that is no way
     */
    record Connections<T>(
            String scope,
            Function<RemoteService, T> online,
            @Nullable Function<OfflineService, T> offline) {}
}
