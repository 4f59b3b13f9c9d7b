package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.call.Scope;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import net.sourceforge.argparse4j.inf.Subparsers;

/**
 * A command that administers the service, running or not: exit code 0 when it was done, 1 when not, and another where the answer
 * is bad news.
 *
 * @param <T> what it works on
 */
public final class AdminCommand<T> extends Command {

    static final String DEFAULT_URL = "http://127.0.0.1:8080";

    private final Connections<T> connections;
    private final List<? extends AdminAction<T>> actions;
    private final ConfigurationFile<?, OfflineSettings> configuration;
    private final Terminal terminal;

    private AdminCommand(
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

    /** Returns the command {@code token}. */
    public static AdminCommand<?> tokens(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommand<>(
                new Name("token", "mints, lists and revokes tokens"),
                administration(),
                TokenActions.all(),
                configuration,
                terminal);
    }

    /** Returns the command {@code principal}. */
    public static AdminCommand<?> principals(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommand<>(
                new Name(
                        "principal",
                        "makes, lists, disables and enables the services and humans that tokens belong to"),
                administration(),
                PrincipalActions.all(),
                configuration,
                terminal);
    }

    private static Connections<Administration> administration() {
        return new Connections<>(
                "tokens:admin or approvals:admin", RemoteAdministration::new, OfflineService::administration);
    }

    /** Returns the command {@code halt}. */
    public static AdminCommand<?> halts(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommand<>(
                new Name("halt", "the kill switch: stops and allows again what can move money"),
                new Connections<>(Scope.SERVICE_ADMIN.wireName(), RemoteHalts::new, OfflineService::halts),
                HaltActions.all(),
                configuration,
                terminal);
    }

    /** Returns the command {@code workflow}. */
    public static AdminCommand<?> workflows(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommand<>(
                new Name("workflow", "lists and cancels workflows"),
                new Connections<>(
                        "a scope, for those of its owner, or operations:read and service:admin, for all",
                        RemoteWorkflows::new,
                        OfflineService::workflows),
                WorkflowActions.all(),
                configuration,
                terminal);
    }

    /** Returns the command {@code audit}. */
    public static AdminCommand<?> audit(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommand<>(
                new Name("audit", "verifies and exports the audit trail"),
                new Connections<>(Scope.AUDIT_READ.wireName(), RemoteAudit::new, OfflineService::audit),
                List.of(new VerifyAudit(terminal), new ExportAudit(terminal)),
                configuration,
                terminal);
    }

    @Override
    public void configure(Subparser parser) {
        Subparsers subparsers = parser.addSubparsers();
        for (AdminAction<T> action : actions) {
            Subparser subparser = subparsers.addParser(action.name()).help(action.help());
            subparser.setDefault("action", action);
            action.configure(subparser);
            addConnection(subparser);
        }
    }

    private void addConnection(Subparser parser) {
        parser.addArgument("--url").setDefault(DEFAULT_URL).help("where the service runs (" + DEFAULT_URL + ")");
        parser.addArgument("--token-file")
                .help("the file of a token with " + connections.scope() + "; else " + TokenSource.VARIABLE);
        parser.addArgument("--offline")
                .metavar("CONFIG")
                .help("the service's config.yml: works on its data while it does not run");
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
        T work = connections.offline().apply(service);
        String decides = action.decides();
        return done(
                decides == null
                        ? action.run(work, arguments)
                        : service.deciding(decides, () -> action.run(work, arguments)));
    }

    private static JsonObject done(Outcome<byte[]> outcome) {
        return outcome.fold(AdminCommand::object, error -> {
            throw new CommandFailure(error.code() + ": " + error.message());
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
        String token = new TokenSource(terminal.environment())
                .token(
                        arguments.getString("token_file"),
                        "; or use --offline config.yml while the service does not run");
        return new RemoteService(arguments.getString("url"), token);
    }

    private void print(AdminAction<T> action, JsonObject answer, boolean json) {
        PrintWriter out = terminal.out();
        if (json) {
            out.println(new String(bytes(answer), StandardCharsets.UTF_8));
        } else {
            action.print(answer, out);
        }
        out.flush();
        action.conclude(answer);
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        ErrorPrinter.print(e, cli.getStdErr());
    }

    /** Word by which a command is called, and what it is for. */
    private record Name(String word, String description) {}

    /**
     * The two ways to what a command works on.
     *
     * @param scope what a token must have
     * @param online by a running service
     * @param offline by the data of one that does not run
     */
    private record Connections<T>(
            String scope, Function<RemoteService, T> online, Function<OfflineService, T> offline) {}
}
