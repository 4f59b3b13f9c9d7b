package dev.adtools.server.approval;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.HeldActions.HeldAction;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import dev.adtools.server.call.ServiceCall.ExecutedBy;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.util.Optional;

/** Does what was approved, as a call of whoever asked for it. */
public final class ApprovedActions implements HeldActions {

    private final Tx tx;
    private final Clock clock;
    private final ServiceCaller serviceCaller;
    private final ServedTools served;

    /**
     * Does approved actions of a database.
     *
     * @param tx the database
     * @param clock tells what has expired
     * @param serviceCaller calls tools for those who asked
     * @param served the versions of tools that the nodes serve
     */
    public ApprovedActions(Tx tx, Clock clock, ServiceCaller serviceCaller, ServedTools served) {
        this.tx = tx;
        this.clock = clock;
        this.serviceCaller = serviceCaller;
        this.served = served;
    }

    @Override
    public Optional<HeldAction> find(String id) {
        return row(id).map(this::held);
    }

    private Optional<ActionRow> row(String id) {
        return tx.read(handle -> ActionStore.find(handle, id));
    }

    private HeldAction held(ActionRow action) {
        return new HeldAction(
                action.id(),
                action.stateAt(clock.instant()).name(),
                action.payload().hash(),
                action.call().step(),
                action.target().tool(),
                action.target().account(),
                action.diff(),
                action.spend(),
                action.dueAt(),
                action.execution().operationId(),
                action.isGivenUp());
    }

    @Override
    public Outcome<HeldAction> resumable(String id, String payloadHash) {
        return ActionRefusals.found(row(id))
                .flatMap(action -> sound(action, payloadHash))
                .flatMap(this::executable)
                .map(this::held);
    }

    private static Outcome<ActionRow> sound(ActionRow action, String payloadHash) {
        return action.payload().has(payloadHash) && action.payload().isIntact()
                ? Outcome.completed(action)
                : Outcome.failed(ActionRefusals.hashMismatch(action));
    }

    private Outcome<ActionRow> executable(ActionRow action) {
        ActionState state = action.stateAt(clock.instant());
        return state == ActionState.APPROVED || state.wasExecuted()
                ? Outcome.completed(action)
                : Outcome.failed(ActionRefusals.notExecutable(action, state));
    }

    @Override
    public CallResult execute(String id, ToolCall resuming) {
        return ActionRefusals.found(row(id))
                .flatMap(action -> sound(action, action.payload().hash()))
                .flatMap(this::executable)
                .flatMap(this::sameVersion)
                .fold(action -> run(action, resuming), CallResult::failed);
    }

    // An executed action keeps its answer, so its version no longer matters.
    private Outcome<ActionRow> sameVersion(ActionRow action) {
        Optional<ToolError> refusal =
                action.state() == ActionState.APPROVED ? served.refusal(action) : Optional.empty();
        return refusal.<Outcome<ActionRow>>map(Outcome::failed).orElseGet(() -> Outcome.completed(action));
    }

    private CallResult run(ActionRow action, ToolCall resuming) {
        // The operation's key would let it run again, but the approval was used up or expired.
        if (OutcomeState.NOT_APPLIED.name().equals(action.execution().ending())) {
            return CallResult.failed(ActionRefusals.notExecutable(action, action.state()));
        }
        Payload payload = action.payload();
        ServiceCall serviceCall = new ServiceCall(
                action.call().step(), new ApprovedPlan(action.id(), payload.plan(), ExecutedBy.of(resuming)));
        byte[] arguments = CanonicalJson.of(payload.arguments());
        CallResult answer = serviceCaller.run(
                action.requester().principal(),
                action.requester().lineage(),
                Limits.NONE,
                action.target().tool(),
                new Arguments(arguments, 0, arguments.length),
                resuming.metadata()
                        .followed(
                                action.call().callId(),
                                clock.instant(),
                                serviceCall,
                                action.call().reason()));
        return settled(action, answer);
    }

    // A refusal that a retry would repeat ends the action, unless its write was sent.
    private CallResult settled(ActionRow action, CallResult answer) {
        Optional<ToolError> end = answer.fold(data -> Optional.of(noChange(action)), error -> outdated(action, error));
        return end.filter(error -> wasNotLetGo(action)).map(CallResult::failed).orElse(answer);
    }

    private static Optional<ToolError> outdated(ActionRow action, ToolError error) {
        return switch (error.code()) {
            case PRECONDITION_CHANGED -> Optional.of(error);
            // The arguments were valid when the action was staged.
            case INVALID_ARGUMENTS ->
                Optional.of(ActionRefusals.changed(
                        action, "The tool no longer accepts what was approved; ask again. " + error.message()));
            default -> Optional.empty();
        };
    }

    private boolean wasNotLetGo(ActionRow action) {
        ActionRow.ActionEnd now = new ActionRow.ActionEnd(clock.instant(), null, null);
        return tx.write(handle -> ActionStore.end(handle, action.id(), ActionState.STALE, now));
    }

    private static ToolError noChange(ActionRow action) {
        return ActionRefusals.changed(
                action,
                "Nothing is left to change: the account already is as it was to become.",
                Differences.done(action.diff()));
    }
}
