package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.RunRows;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledRunList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.paging.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists the runs of a task that the caller may see, with what they answered. */
public final class GetScheduledTaskRunsHandler implements ReadHandler<GetScheduledTaskRuns, ScheduledRunList> {

    private final ScheduledTasks tasks;

    public GetScheduledTaskRunsHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Outcome<ScheduledRunList> read(GetScheduledTaskRuns arguments, CallContext context) {
        return tasks.find(arguments.taskId(), context)
                .flatMap(task -> request(arguments, arguments.limit()).start(GetScheduledTaskRunsHandler::moment))
                .map(before -> page(arguments, before.orElse(null)))
                .map(page -> answer(page, arguments.includeResults()));
    }

    private static PageRequest request(GetScheduledTaskRuns arguments, int limit) {
        String query = "get_scheduled_task_runs " + arguments.taskId() + " " + arguments.runId() + " "
                + arguments.status() + " " + arguments.includeResults();
        return new PageRequest(query, limit, arguments.cursor());
    }

    private static Optional<Instant> moment(PageKey key) {
        try {
            return Optional.of(Instant.ofEpochMilli(Long.parseLong(key.sort())));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private Page<ScheduledRun> page(GetScheduledTaskRuns arguments, @Nullable Instant before) {
        List<ScheduledRun> found = tasks.runs(
                new RunQuery(arguments.taskId(), arguments.runId(), arguments.status(), before, arguments.limit() + 1));
        int limit =
                arguments.includeResults() ? Math.min(arguments.limit(), RunRows.fitting(found)) : arguments.limit();
        return request(arguments, limit).of(found, GetScheduledTaskRunsHandler::key);
    }

    private static PageKey key(ScheduledRun run) {
        return new PageKey(Long.toString(run.dueAt().toEpochMilli()), run.id());
    }

    private ScheduledRunList answer(Page<ScheduledRun> page, boolean includeResults) {
        Map<String, JsonObject> results = includeResults
                ? tasks.results(page.rows().stream().map(ScheduledRun::id).toList())
                : Map.of();
        return new ScheduledRunList(
                page.rows().stream()
                        .map(run -> RunRows.of(run, results.get(run.id())))
                        .toList(),
                page.hasMore(),
                page.nextCursor());
    }
}
