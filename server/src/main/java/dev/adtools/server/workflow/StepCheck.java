package dev.adtools.server.workflow;

import dev.adtools.api.Outcome;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.DeferredCall;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.tools.operations.workflows.WorkflowPlan;
import dev.adtools.tools.operations.workflows.WorkflowRule;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Checks that each step of a workflow is a call that its starter could make by itself. */
final class StepCheck {

    private static final int MOST_BYTES = 64 << 10;

    private final Supplier<ToolCatalog> catalog;
    private final PlatformEnvironments worlds;

    StepCheck(Supplier<ToolCatalog> catalog, PlatformEnvironments worlds) {
        this.catalog = catalog;
        this.worlds = worlds;
    }

    /** Returns the steps as they are kept, or everything that is wrong with them. */
    Outcome<List<StepRow>> steps(WorkflowPlan plan, ToolCall start) {
        List<Violation> large = large(plan);
        if (!large.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(large));
        }
        List<StepRow> steps = new ArrayList<>();
        List<Violation> violations = new ArrayList<>();
        for (WorkflowPlan.Step wanted : plan.steps()) {
            String pointer = "/steps/" + steps.size();
            Optional<ToolDispatch<?>> tool = catalog.get().visible(wanted.tool(), start.caller());
            if (tool.isEmpty() || tool.get().descriptor().spend() == SpendControl.DELEGATED) {
                violations.add(
                        tool.isEmpty()
                                ? WorkflowRule.WF_TOOL_1.at(
                                        pointer + "/tool", catalog.get().unknownName(wanted.tool(), start.caller()))
                                : WorkflowRule.WF_TOOL_2.at(
                                        pointer + "/tool", "runs other tools, and cannot be a step itself"));
                return Outcome.failed(ToolError.ruleViolation(violations));
            }
            Outcome<StepRow> step = step(steps.size(), tool.get(), wanted, start, violations);
            Optional<ToolError> refusal = step.fold(done -> Optional.empty(), Optional::of);
            if (refusal.isPresent()) {
                return Outcome.failed(at(steps.size(), wanted.tool(), refusal.get()));
            }
            step.map(steps::add);
        }
        return violations.isEmpty() ? Outcome.completed(steps) : Outcome.failed(ToolError.ruleViolation(violations));
    }

    // Before they are read by their tools, which may have much to say of them.
    private static List<Violation> large(WorkflowPlan plan) {
        return IntStream.range(0, plan.steps().size())
                .filter(step -> bytes(plan.steps().get(step)).length > MOST_BYTES)
                .mapToObj(step -> WorkflowRule.WF_ARGS_1.at("/steps/" + step + "/arguments", "take more than 64 KiB"))
                .toList();
    }

    private static byte[] bytes(WorkflowPlan.Step step) {
        return step.arguments().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the refusal of a step, with which it is. */
    static ToolError at(int step, String tool, ToolError error) {
        return new ToolError(
                error.code(),
                place(step, tool) + error.message(),
                error.details().toBuilder().put("step", step).build());
    }

    /** Returns the beginning of a message about a step: its place among the arguments, as other violations name it. */
    static String place(int step, String tool) {
        return "steps[" + step + "] (" + tool + "): ";
    }

    private Outcome<StepRow> step(
            int number, ToolDispatch<?> tool, WorkflowPlan.Step wanted, ToolCall start, List<Violation> violations) {
        Arguments arguments = Arguments.of(bytes(wanted));
        return DeferredCall.of(tool, arguments, start, "/steps/" + number + "/arguments", violations, catalog.get())
                .map(call -> StepRow.pending(
                        number,
                        call.tool().name(),
                        call.tool().platform(),
                        worlds.of(call.tool().platform()).id(),
                        call.tool().mode(),
                        call.account(),
                        arguments));
    }
}
