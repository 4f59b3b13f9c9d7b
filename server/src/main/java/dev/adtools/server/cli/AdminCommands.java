package dev.adtools.server.cli;

import dev.adtools.server.call.Scope;
import dev.adtools.server.cli.AccessControl.RemoteAdministration;
import dev.adtools.server.cli.AdminCommand.Connections;
import dev.adtools.server.cli.AdminCommand.Name;
import dev.adtools.server.cli.KillSwitch.RemoteHalts;
import dev.adtools.server.cli.WorkflowControl.RemoteWorkflows;
import io.dropwizard.core.cli.Command;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The commands that work on the service. */
public final class AdminCommands {

    private final ConfigurationFile<?, OfflineSettings> configuration;
    private final Terminal terminal;

    private AdminCommands(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        this.configuration = configuration;
        this.terminal = terminal;
    }

    /** Returns all of them. */
    public static List<Command> all(ConfigurationFile<?, OfflineSettings> configuration, Terminal terminal) {
        return new AdminCommands(configuration, terminal).all();
    }

    private List<Command> all() {
        return List.of(
                command("token", "mints, lists and revokes tokens", administration(), TokenActions.all()),
                command(
                        "principal",
                        "makes, lists, disables and enables the services and humans that tokens belong to",
                        administration(),
                        PrincipalActions.all()),
                command(
                        "halt",
                        "the kill switch: stops and allows again what can move money",
                        new Connections<>(
                                "halts:set to stop, or service:admin", RemoteHalts::new, OfflineService::halts),
                        HaltActions.all()),
                command(
                        "workflows",
                        "lists, shows and cancels workflows",
                        new Connections<>(
                                "a scope, for those of its owner, or operations:read and service:admin, for all",
                                RemoteWorkflows::new,
                                OfflineService::workflows),
                        WorkflowActions.all()),
                command(
                        "audit",
                        "verifies and exports the audit trail, and accepts a loss of acknowledged writes",
                        new Connections<>(Scope.AUDIT_READ.wireName(), RemoteAudit::new, OfflineService::audit),
                        List.of(new VerifyAudit(terminal), new ExportAudit(terminal), new AcceptRollback())),
                online("tools", "lists and shows the tools that a token may see", "any scope", ToolActions.all()),
                online(
                        CallTool.NAME,
                        "calls a tool",
                        "the scope that the tool's mode needs",
                        List.of(new CallTool(terminal))),
                online(
                        "approvals",
                        "lists, shows, approves and rejects what waits for approval",
                        "approvals:read, or approvals:decide to decide",
                        ApprovalActions.all(terminal)),
                online(
                        "operations",
                        "lists, shows and settles operations",
                        "operations:read, or operations:resolve to settle",
                        OperationActions.all(terminal)),
                online(
                        "schedules",
                        "lists and shows scheduled tasks, and their runs",
                        "a scope, for those of its owner, or operations:read, for all",
                        ScheduleActions.all()),
                online(
                        "spend",
                        "tells what accounts may still spend, and spent",
                        Scope.OPERATIONS_READ.wireName(),
                        SpendActions.all()),
                online(
                        "caps",
                        "lists, shows and changes the caps of accounts",
                        "operations:read or approvals:read, or service:admin to change",
                        CapActions.all(terminal)),
                online(
                        ShowStatus.NAME,
                        "tells which platforms are live, what is halted, and what waits for people",
                        "any scope; what it may not see is left out",
                        List.of(new ShowStatus())),
                online(
                        MakeConsoleLink.NAME,
                        "prints a link that signs a browser in at the console, once and within a minute",
                        "any scope",
                        List.of(new MakeConsoleLink())),
                new BackupCommand(configuration, terminal),
                new RestoreCommand(configuration, terminal));
    }

    private static Connections<AccessControl> administration() {
        return new Connections<>(
                "tokens:admin or approvals:admin", RemoteAdministration::new, OfflineService::administration);
    }

    private Command online(
            String name, String description, String scope, List<? extends AdminAction<RemoteService>> actions) {
        @Nullable Function<OfflineService, RemoteService> offline = null;
        return command(name, description, new Connections<>(scope, service -> service, offline), actions);
    }

    private <T> Command command(
            String name, String description, Connections<T> connections, List<? extends AdminAction<T>> actions) {
        return new AdminCommand<>(new Name(name, description), connections, actions, configuration, terminal);
    }
}
