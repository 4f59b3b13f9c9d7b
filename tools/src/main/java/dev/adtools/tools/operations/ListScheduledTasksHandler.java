package dev.adtools.tools.operations;

import dev.adtools.api.AccountId;
import dev.adtools.api.AnyAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.paging.PageRequest;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Lists the scheduled tasks that the caller may see. */
public final class ListScheduledTasksHandler implements ReadHandler<ListScheduledTasks, ScheduledTaskList> {

    private static final Comparator<PageKey> NEWEST_FIRST =
            Comparator.comparing(PageKey::sort).thenComparing(PageKey::id).reversed();

    private final ScheduledTasks tasks;

    public ListScheduledTasksHandler(ScheduledTasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public Outcome<ScheduledTaskList> read(ListScheduledTasks arguments, CallContext context) {
        AnyAccountId account = arguments.accountId();
        List<ScheduledTask> wanted = tasks.visible(context).stream()
                .filter(task -> arguments.status().takes(task.status()))
                .filter(task -> arguments.type() == null
                        || arguments.type() == task.plan().type())
                .filter(task -> account == null || names(task, account))
                .toList();
        String query = "list_scheduled_tasks newest " + arguments.status() + " " + arguments.type() + " "
                + (account == null ? null : account.accounts());
        return new PageRequest(query, arguments.limit(), arguments.cursor())
                .cut(wanted, ListScheduledTasksHandler::key, NEWEST_FIRST)
                .map(page -> answer(page, wanted.size(), arguments.includeRuns()));
    }

    private static boolean names(ScheduledTask task, AnyAccountId account) {
        AccountId named = task.account();
        return named != null && account.accounts().contains(named);
    }

    private static PageKey key(ScheduledTask task) {
        return new PageKey(Long.toString(task.createdAt().toEpochMilli()), task.id());
    }

    private ScheduledTaskList answer(Page<ScheduledTask> page, int total, int includeRuns) {
        // The latest is told in any case.
        Map<String, List<ScheduledRun>> runs =
                tasks.lastRuns(page.rows().stream().map(ScheduledTask::id).toList(), Math.max(1, includeRuns));
        return new ScheduledTaskList(
                page.rows().stream()
                        .map(task -> TaskRows.of(
                                task, runs.getOrDefault(task.id(), List.of()), includeRuns, tasks.nextRuns(task)))
                        .toList(),
                total,
                page.hasMore(),
                page.nextCursor());
    }
}
