package dev.adtools.tools.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Planned;
import dev.adtools.api.TestContexts;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ScriptedWorkflows;
import dev.adtools.tools.operations.workflows.Resumption;
import dev.adtools.tools.operations.workflows.WantedStep;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WorkflowHandlersTest {

    private final ScriptedWorkflows workflows = new ScriptedWorkflows();
    private final CallContext context = TestContexts.call(
            new FixedCall("01jd4x2k9v7r3m5n8q0s6t1w2y", Set.of(), Instant.parse("2026-11-21T10:00:00Z")));

    @Test
    void plansTheStepsInOneSpellingAndNoAccount() {
        JsonObject arguments =
                JsonObject.builder().put("b", JsonNumber.of(1)).put("a", "x").build();

        Planned<WorkflowPlan> planned = new StartWorkflowHandler(workflows)
                .plan(
                        new StartWorkflow(List.of(new WantedStep("get_campaigns", arguments)), "mine", null, false),
                        context);

        Planned.Ready<WorkflowPlan> ready = ready(planned);
        assertThat(ready.plan().steps())
                .containsExactly(new WorkflowPlan.Step("get_campaigns", "{\"a\":\"x\",\"b\":1}"));
        assertThat(ready.account()).isNull();
        assertThat(workflows.asked()).isEmpty();
    }

    @Test
    void startsNothingThatIsRefused() {
        workflows.refuse(ToolError.of(ErrorCode.INSUFFICIENT_SCOPE, "Scripted."));

        Planned<WorkflowPlan> planned = new StartWorkflowHandler(workflows)
                .plan(new StartWorkflow(List.of(new WantedStep("stop", JsonObject.EMPTY)), null, null, false), context);

        assertThat(error(planned)).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
    }

    @Test
    void resumesWhatItWasToldTo() {
        ResumeWorkflowAfterApprovalHandler handler = new ResumeWorkflowAfterApprovalHandler(workflows);
        ResumeWorkflowAfterApproval arguments = new ResumeWorkflowAfterApproval("pa_1", "sha256:0", "wf_1", "go");

        handler.apply(ready(handler.plan(arguments, context)).plan(), context);

        assertThat(workflows.asked()).containsExactly(new Resumption("pa_1", "sha256:0", "wf_1"));
    }

    private static <P> Planned.Ready<P> ready(Planned<P> planned) {
        return planned.<Optional<Planned.Ready<P>>>fold(
                        Optional::of, unchanged -> Optional.empty(), error -> Optional.empty())
                .orElseThrow();
    }

    private static <P> ErrorCode error(Planned<P> planned) {
        return planned.<Optional<ErrorCode>>fold(
                        ready -> Optional.empty(), unchanged -> Optional.empty(), error -> Optional.of(error.code()))
                .orElseThrow();
    }
}
