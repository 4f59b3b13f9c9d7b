package dev.adtools.server.cli;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.audit.AuditModule.OfflineAudit;
import dev.adtools.server.audit.DecisionRecorder;
import dev.adtools.server.audit.DecisionRecorder.AuditedDecision;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.BootstrapTokens.BootstrapIdentity;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.auth.TokenView;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.cli.AccessControl.OfflineAdministration;
import dev.adtools.server.cli.AuditControl.OfflineControl;
import dev.adtools.server.cli.KillSwitch.OfflineHalts;
import dev.adtools.server.cli.WorkflowControl.OfflineWorkflows;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.store.AcknowledgedCommits;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.JoinedTx;
import dev.adtools.server.store.NodeLock;
import dev.adtools.server.store.Pools.PlainPools;
import dev.adtools.server.store.RollbackCheck;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StepOperations;
import dev.adtools.server.workflow.WorkflowService;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/** A service that does not run, worked on as the operator while its data directory is held. */
final class OfflineService {

    private static final BootstrapTokens NONE = new BootstrapTokens("", "");
    // The holder of the data directory, or of PostgreSQL's password, may do anything with its content.
    private static final Caller OPERATOR = new Caller(
            BootstrapIdentity.OPERATOR.id(),
            BootstrapIdentity.OPERATOR.id(),
            Access.OFFLINE_TOKEN,
            Set.of(),
            EnumSet.allOf(Scope.class),
            Limits.NONE);
    private static final StepOperations STEPS = new StepOperations(OperationLookup::end, OperationLookup::isRunning);
    private static final String EVERYTHING = "all";
    private static final Channel CLI = new Channel(Channel.Transport.CLI, null, null);

    private final DatabaseClock clock = new DatabaseClock();
    private final CallIds ids = new CallIds(clock, new SecureRandom());
    private final Tx tx;
    private final AcknowledgedCommits acknowledged;
    private final OfflineAudit audit;

    private OfflineService(Database database, DataDirectory data, OfflineSettings settings) {
        this.tx = new JoinedTx(database.tx(), () -> {});
        this.acknowledged = database.acknowledged();
        this.audit = new OfflineAudit(
                tx, data, ids, clock, settings.audit(), settings.store().isEmbedded());
        clock.synchronize(tx);
    }

    static <T> T run(OfflineSettings settings, Function<OfflineService, T> work) {
        try (DataDirectory data = DataDirectory.claim(settings.store().dataDirectory())) {
            return NodeLock.alone(settings.store(), () -> run(settings, data, work));
        } catch (IOException e) {
            throw new CommandFailure("The data directory could not be released: " + e.getMessage());
        }
    }

    private static <T> T run(OfflineSettings settings, DataDirectory data, Function<OfflineService, T> work) {
        try (PlainPools pools = new PlainPools();
                Database database = Database.open(settings.store(), data, pools)) {
            new FirstStart(database.tx(), data, NONE, Clock.systemUTC()).makePrincipals();
            return work.apply(new OfflineService(database, data, settings));
        }
    }

    /** Records a decision before it is made, and what came of it. */
    Outcome<byte[]> deciding(String kind, Supplier<Outcome<byte[]>> work) {
        DecisionRecorder decisions = audit.decisions();
        AuditedDecision decision = new AuditedDecision(kind, OPERATOR, CLI, "cli-" + ids.next(), null);
        decisions.asked(decision);
        Outcome<byte[]> outcome = work.get();
        outcome.fold(answer -> answered(decisions, decision, answer), error -> refused(decisions, decision, error));
        return outcome;
    }

    private static boolean answered(DecisionRecorder decisions, AuditedDecision decision, byte[] answer) {
        decisions.answered(decision, 200, null, AdminCommand.object(answer));
        return true;
    }

    private static boolean refused(DecisionRecorder decisions, AuditedDecision decision, ToolError error) {
        decisions.answered(decision, error.code().status(), error.code().name(), JsonObject.EMPTY);
        return false;
    }

    AccessControl administration() {
        Administration access = new Access(tx, NONE, clock, Ticker.systemTicker()).administeredBy(OPERATOR);
        return new OfflineAdministration(tx, access, this::minted);
    }

    // The holders of the other tokens did not see it happen.
    private void minted(Handle handle, TokenView token) {
        String message = "The token " + token.id() + " of the principal " + token.principal()
                + " was minted offline, past the tokens of the service; revoke it if it was not one of you.";
        EventLog.record(handle, ids.next(), clock.instant(), "OfflineAdministration", message);
    }

    KillSwitch halts() {
        return new OfflineHalts(new Halts(tx, ReleasedWrites::count), OPERATOR);
    }

    WorkflowControl workflows() {
        return new OfflineWorkflows(new WorkflowService(tx, clock, STEPS, Approvals::withdraw, Set.of()), OPERATOR);
    }

    AuditControl audit() {
        return new OfflineControl(audit.readBy(OPERATOR, CLI), this::acceptRollback);
    }

    // The halt first: from then on the loss may be accepted in part without anything being sent.
    private Outcome<byte[]> acceptRollback(String reason) {
        RollbackCheck found = audit.compared().with(acknowledged);
        List<String> accepted = Stream.concat(found.losses().stream(), found.warnings().stream())
                .distinct()
                .toList();
        if (accepted.isEmpty()) {
            return Outcome.failed(ToolError.of(
                    ErrorCode.STATE_CONFLICT, "No acknowledged write is missing, so there is no loss to accept."));
        }
        JsonObject halt = JsonObject.builder().put("reason", reason).build();
        return halts().set(EVERYTHING, AdminCommand.bytes(halt)).map(halted -> {
            acceptEnds();
            acknowledged.mark();
            return AdminCommand.bytes(AdminCommand.object(halted).toBuilder()
                    .put("accepted", JsonArray.ofStrings(accepted))
                    .build());
        });
    }

    private void acceptEnds() {
        try {
            audit.acceptEnds();
        } catch (IOException e) {
            throw new CommandFailure("The file of audit checkpoints cannot be replaced: " + e.getMessage());
        }
    }
}
