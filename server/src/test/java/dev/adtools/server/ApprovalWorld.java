package dev.adtools.server;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.approval.ActionViewCodec;
import dev.adtools.server.approval.ApprovalDecisions;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.ApprovalsSection;
import dev.adtools.server.approval.ApprovedActions;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.approval.PendingActionService.ActionQuery;
import dev.adtools.server.approval.ServedTools;
import dev.adtools.server.approval.ToolDigests;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.CapsLeftReader;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.ActionWorkflows;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Scripted tools in the real pipeline, on a real database, with everything that approvals need. */
final class ApprovalWorld implements AutoCloseable {

    static final Caller ROBOT = caller("robot", "team");
    static final Caller ANN = caller("ann", "finance");
    static final Caller BOB = caller("bob", "board");

    final Things things = new Things();
    final SettableClock clock = new SettableClock();
    /** Ids of the workflows of actions that decisions ended, in their order. */
    final List<String> ended = new ArrayList<>();

    final List<Caller> active = new ArrayList<>(List.of(ROBOT, ANN, BOB));
    final TestStore store;
    final Approvals approvals;
    final PendingActionService pendingActions;
    final ApprovedActions actions;
    final ServedTools served;

    private final CallIds ids = new CallIds(clock, new SecureRandom());
    private final ToolPipeline pipeline;

    ApprovalWorld(Backend backend) {
        this(backend.open(), 1, "1");
    }

    /** Makes another process on the same database, of another version perhaps. */
    ApprovalWorld(TestStore store, int required, String version) {
        this.store = store;
        Tx tx = new ClockedTx(store.tx(), clock);
        ApprovalsSection standard = ApprovalsSection.STANDARD;
        ApprovalsSection terms = new ApprovalsSection(standard.pendingFor(), standard.executableFor(), required);
        approvals = new Approvals(ids, clock, terms, new ToolDigests(version), this::current, ReviewLinks.PATHS);
        pendingActions = new PendingActionService(
                tx,
                clock,
                new ApprovalDecisions(ids, terms, this::current),
                new ActionContext(
                        new CapsLeftReader(Caps.of(SpendSection.NONE), clock),
                        new Halts(tx, ReleasedWrites::count),
                        (handle, principal) -> Optional.empty(),
                        new ActionWorkflows(() -> ToolCatalog.of(List.of(things), PlatformLabels.NONE))),
                ended::add);
        TestPipeline service = new TestPipeline(tx, clock, ids, "node", new Retention(Duration.ofDays(30)));
        WriteGuards guards = service.guards(approvals);
        pipeline = service.pipeline(service.ledger(guards, guards));
        ToolCatalog catalog = ToolCatalog.of(List.of(things), PlatformLabels.NONE);
        served = new ServedTools(
                tx, clock, new ServedTools.Node("node " + version, false), new ToolDigests(version), () -> catalog);
        actions = new ApprovedActions(tx, clock, new ServiceCaller(() -> catalog, pipeline, this::callers), served);
    }

    static Caller caller(String principal, String owner) {
        return new Caller(principal, owner, "token-" + principal, Set.of(), EnumSet.allOf(Scope.class), Limits.NONE);
    }

    private Optional<Caller> current(Handle handle, String principal, String token) {
        return callers(principal).stream()
                .filter(caller -> caller.tokenId().equals(token))
                .findFirst();
    }

    private List<Caller> callers(String principal) {
        return active.stream()
                .filter(caller -> caller.principal().equals(principal))
                .toList();
    }

    /** Calls a tool as the robot. */
    CallResult call(String tool, String arguments, @Nullable String key) {
        return call(ROBOT, tool, arguments, key);
    }

    CallResult call(Caller caller, String tool, String arguments, @Nullable String key) {
        Instant now = clock.instant();
        return pipeline.execute(toolCall(
                caller, tool, arguments, new CallMetadata("request", ids.next(), key, now, now.plusSeconds(30), null)));
    }

    private ToolCall toolCall(Caller caller, String tool, String arguments, CallMetadata metadata) {
        byte[] bytes = arguments.getBytes(StandardCharsets.UTF_8);
        return new ToolCall(
                caller,
                Objects.requireNonNull(things.find(tool)),
                new ToolRequest(null, new Arguments(bytes, 0, bytes.length)),
                metadata);
    }

    /** Has the robot ask for a write of a behaviour, and returns the action that waits. */
    String staged(String behaviour) {
        return staged(ROBOT, behaviour);
    }

    String staged(Caller requester, String behaviour) {
        String arguments = behaviour.isEmpty() ? "{}" : "{\"behaviour\":\"" + behaviour + "\"}";
        CallResult answer = call(requester, "stage_thing", arguments, ids.next());
        if (!answer.code().equals("OK")) {
            throw new AssertionError(answer.code());
        }
        return newest();
    }

    private String newest() {
        return store.tx()
                .read(handle -> handle.createQuery(
                                "SELECT id FROM pending_action ORDER BY created_at DESC, id DESC LIMIT 1")
                        .mapTo(String.class)
                        .one());
    }

    /** Has the robot ask, and Ann approve. */
    String approved(String behaviour) {
        String id = staged(behaviour);
        approve(ANN, id);
        return id;
    }

    /** Approves an action with its own hash; returns the code. */
    String approve(Caller approver, String id) {
        return code(pendingActions.approve(approver, id, body("{'payload_hash':'" + hash(id) + "'}")));
    }

    String hash(String id) {
        return text(shown(id), "payload_hash");
    }

    String state(String id) {
        return text(shown(id), "status");
    }

    JsonObject shown(String id) {
        return json(pendingActions.get(ROBOT, id).map(ActionViewCodec::toJson));
    }

    JsonObject list(Caller caller, ActionQuery query) {
        return json(pendingActions
                .list(caller, query, new PageRequest(Keyset.start(ListOrder.NEWEST), 50))
                .map(page -> page.toJson(ActionViewCodec::encode)));
    }

    private static JsonObject json(Outcome<byte[]> answer) {
        return answer.fold(json -> (JsonObject) JsonCursor.read(json), error -> {
            throw new AssertionError(error);
        });
    }

    CallResult execute(String id) {
        Instant now = clock.instant();
        CallMetadata metadata = new CallMetadata("resume", ids.next(), null, now, now.plusSeconds(30), null);
        return actions.execute(id, toolCall(ROBOT, "stage_thing", "{}", metadata));
    }

    void sql(String statement) {
        store.tx().execute(handle -> handle.execute(statement));
    }

    static byte[] body(String json) {
        return json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }

    static String code(Outcome<?> outcome) {
        return outcome.fold(done -> "OK", error -> error.code().name());
    }

    static String text(JsonObject object, String member) {
        return ((JsonString) Objects.requireNonNull(object.get(member))).value();
    }

    static JsonObject json(CallResult answer) {
        return answer.fold(data -> (JsonObject) JsonCursor.read(data), ToolError::details);
    }

    static JsonValue member(JsonObject object, String name) {
        return Objects.requireNonNull(object.get(name));
    }

    @Override
    public void close() {
        store.close();
    }
}
