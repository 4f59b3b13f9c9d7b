package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Outcome;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Store.CountedTx;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.workflows.WorkflowSummary;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Reads of the service's own tables, with memory for next to nothing. */
class OwnTablesMemoryTest {

    private static final PageRequest FIRST = new PageRequest(Keyset.start(ListOrder.NEWEST), 500);

    private static final byte[] NO_JSON = "no json".getBytes(StandardCharsets.UTF_8);

    private final MemoryBudget scarce = new MemoryBudget(20, 10);
    private final MemoryBudget ample = new MemoryBudget(1_000_000, 500_000);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsAWorkflowOnlyWhereThereIsMemoryForItsSteps(Backend backend) {
        try (TestStore store = backend.open()) {
            String id =
                    new WorkflowStand(store.tx()).start("get_things").summary().workflowId();
            WorkflowStand stand = new WorkflowStand(new CountedTx(store.tx(), scarce));

            assertThat(stand.find(id).stepList()).hasSize(1);
            try (MemoryBudget.Share call = scarce.open()) {
                assertThatThrownBy(() -> stand.find(id)).satisfies(OwnTablesMemoryTest::isTooMuchForOneCall);
                call.leave();
            }
            try (MemoryBudget.Share call = ample.open()) {
                WorkflowView view = new WorkflowStand(new CountedTx(store.tx(), ample)).find(id);
                call.leave();
                assertThat(view.stepList()).hasSize(1);
                assertThat(ample.taken()).isPositive();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsWorkflowsWithoutWhatTheirStepsTakeAndAnswer(Backend backend) {
        try (TestStore store = backend.open()) {
            String id =
                    new WorkflowStand(store.tx()).start("get_things").summary().workflowId();
            store.tx().execute(handle -> {
                handle.execute("UPDATE workflow_step SET output = ?, arguments = ?", NO_JSON, NO_JSON);
                handle.execute(
                        "UPDATE workflow SET error_code = 'BUG', error_message = '', error_details = ?", NO_JSON);
            });
            WorkflowService workflows = new WorkflowService(
                    new CountedTx(store.tx(), scarce),
                    Clock.systemUTC(),
                    TestPipeline.STEPS,
                    Approvals::withdraw,
                    Set.of());

            try (MemoryBudget.Share call = scarce.open()) {
                Page<WorkflowSummary> list = get(workflows.list(Callers.ALL, null, FIRST));
                call.leave();

                assertThat(list.rows()).extracting(WorkflowSummary::workflowId).containsExactly(id);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsOperationsWithoutWhatTheySentAndAnswered(Backend backend) {
        try (TestStore store = backend.open()) {
            new Node("node-1", store.tx(), new SettableClock()).call("create_thing", "", null);
            store.tx().execute(handle -> handle.execute("UPDATE operation SET plan = ?, answer = ?", NO_JSON, NO_JSON));
            Node node = new Node("node-1", new CountedTx(store.tx(), scarce), new SettableClock());

            try (MemoryBudget.Share call = scarce.open()) {
                String id = get(node.operations.list(Callers.ALL, null, null, FIRST))
                        .rows()
                        .get(0)
                        .id();
                assertThatThrownBy(() -> node.operations.find(Callers.ALL, id))
                        .satisfies(OwnTablesMemoryTest::isTooMuchForOneCall);
                call.leave();
            }
        }
    }

    private static void isTooMuchForOneCall(Throwable failure) {
        MemoryShortage shortage = (MemoryShortage) failure;
        assertThat(shortage.error().code()).isEqualTo(ErrorCode.RULE_VIOLATION);
    }

    private static <T> T get(Outcome<T> outcome) {
        return outcome.fold(answer -> answer, error -> {
            throw new AssertionError(error.message());
        });
    }
}
