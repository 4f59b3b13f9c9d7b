package dev.adtools.server.cli;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.audit.AuditModule.OfflineAudit;
import dev.adtools.server.audit.AuditReader;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.audit.DecisionRecorder;
import dev.adtools.server.audit.DecisionRecorder.AuditedDecision;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.BootstrapTokens.BootstrapIdentity;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.cli.AccessControl.OfflineAdministration;
import dev.adtools.server.cli.KillSwitch.OfflineHalts;
import dev.adtools.server.cli.WorkflowControl.OfflineWorkflows;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Pools.PlainPools;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StepOperations;
import dev.adtools.server.workflow.WorkflowService;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** A service that does not run, worked on as the operator while its data directory is held. */
final class OfflineService {

    private static final BootstrapTokens NONE = new BootstrapTokens("", "");
    // Whoever holds the data directory may do anything with what is in it.
    private static final Caller OPERATOR = new Caller(
            BootstrapIdentity.OPERATOR.id(),
            BootstrapIdentity.OPERATOR.id(),
            "offline",
            Set.of(),
            EnumSet.allOf(Scope.class),
            Limits.NONE);
    private static final StepOperations STEPS = new StepOperations(OperationLookup::end, OperationLookup::isRunning);
    private static final Channel CLI = new Channel(Channel.Transport.CLI, null, null);

    private final DatabaseClock clock = new DatabaseClock();
    private final CallIds ids = new CallIds(clock, new SecureRandom());
    private final Tx tx;
    private final OfflineAudit audit;

    private OfflineService(Tx tx, DataDirectory data, AuditSection audit) {
        this.tx = tx;
        this.audit = new OfflineAudit(tx, data, ids, clock, audit);
        clock.synchronize(tx);
    }

    static <T> T run(OfflineSettings settings, Function<OfflineService, T> work) {
        try (DataDirectory data = DataDirectory.claim(settings.store().dataDirectory());
                PlainPools pools = new PlainPools();
                Database database = Database.open(settings.store(), data, pools)) {
            new FirstStart(database.tx(), data, NONE, Clock.systemUTC()).makePrincipals();
            return work.apply(new OfflineService(database.tx(), data, settings.audit()));
        } catch (IOException e) {
            throw new CommandFailure("The data directory could not be released: " + e.getMessage());
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
        return new OfflineAdministration(new Access(tx, NONE, clock, Ticker.systemTicker()).administeredBy(OPERATOR));
    }

    KillSwitch halts() {
        return new OfflineHalts(new Halts(tx, clock), OPERATOR);
    }

    WorkflowControl workflows() {
        return new OfflineWorkflows(new WorkflowService(tx, clock, STEPS, Approvals::withdraw, Set.of()), OPERATOR);
    }

    AuditReader audit() {
        return audit.readBy(OPERATOR, CLI);
    }
}
