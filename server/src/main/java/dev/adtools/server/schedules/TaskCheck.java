package dev.adtools.server.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.DeferredCall;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.tools.operations.schedules.ScheduleRule;
import dev.adtools.tools.operations.schedules.TaskPlan;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks that what a task is to call is a read or a check that whoever asks for it could make itself, and when. */
final class TaskCheck {

    private final Supplier<ToolCatalog> catalog;

    TaskCheck(Supplier<ToolCatalog> catalog) {
        this.catalog = catalog;
    }

    /**
     * Returns the call that a task is to make, or everything that is wrong with the task.
     *
     * @param plan the change
     * @param before what it did before, null for nothing: the same times stand, even when they are over
     */
    Outcome<DeferredCall> call(TaskPlan plan, @Nullable TaskPlan before, CallContext context) {
        ToolCall asking = HandlerContext.of(context);
        List<Violation> violations = new ArrayList<>();
        if (before == null || !before.schedule().equals(plan.schedule())) {
            violations.addAll(ScheduleCheck.violations(plan.schedule(), context.now()));
        }
        Optional<ToolDispatch<?>> tool = catalog.get().visible(plan.tool(), asking.caller());
        byte[] arguments = plan.arguments().getBytes(StandardCharsets.UTF_8);
        if (tool.isEmpty()) {
            violations.add(
                    ScheduleRule.SCHED_TOOL_1.at("/tool", catalog.get().unknownName(plan.tool(), asking.caller())));
        } else if (tool.get().descriptor().mode() == Mode.WRITE) {
            violations.add(ScheduleRule.SCHED_TOOL_2.at(
                    "/tool", "changes something; only what reads or validates is scheduled"));
        } else {
            return DeferredCall.of(tool.get(), Arguments.of(arguments), asking, "/arguments", violations, catalog.get())
                    .flatMap(call -> violations.isEmpty() ? Outcome.completed(call) : refused(violations));
        }
        return refused(violations);
    }

    private static Outcome<DeferredCall> refused(List<Violation> violations) {
        return Outcome.failed(ToolError.ruleViolation(violations));
    }
}
