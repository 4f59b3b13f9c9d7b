package dev.adtools.server.cli;

import java.util.List;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code schedules}. */
final class ScheduleActions {

    private static final String PATH = "/api/v1/schedules";
    private static final String ID = "the scheduled task's id, st_…";

    private ScheduleActions() {}

    static List<AdminAction<RemoteService>> all() {
        return List.of(
                new ListRows<>(
                        "list",
                        "scheduled tasks, the newest first",
                        List.of("task_id", "status", "name", "tool", "account_id", "next_run_at", "last_run.status"),
                        ScheduleActions::addFilters,
                        (service, given, page) ->
                                service.get(PATH + RemoteService.query(page, given, "status", "account_id"))),
                new ShowById<>(
                        "shows a scheduled task with its latest run",
                        ID,
                        (service, id) -> service.get(PATH + "/" + RemoteService.encoded(id)),
                        TablePrinter::printFields),
                new ListRows<>(
                        "runs",
                        "runs of a scheduled task, the newest first",
                        List.of("run_id", "status", "due_at", "missed_runs", "ended_at", "rows", "error_code"),
                        parser -> parser.addArgument("id").help(ID),
                        (service, given, page) -> service.get(PATH + "/" + RemoteService.encoded(given.getString("id"))
                                + "/runs" + RemoteService.query(page))),
                new ChangingAction<>(
                        "run",
                        "runs a scheduled task once, now",
                        "schedule.run",
                        ScheduleActions::addIdAndKey,
                        (service, given) -> service.post(
                                PATH + "/" + RemoteService.encoded(given.getString("id")) + "/runs",
                                given.getString("key"))));
    }

    private static void addIdAndKey(Subparser parser) {
        parser.addArgument("id").help(ID);
        parser.addArgument("--key").help("idempotency key: the same key makes one run");
    }

    private static void addFilters(Subparser parser) {
        parser.addArgument("--status").help("only tasks of this status, for example failed");
        parser.addArgument("--account").dest("account_id").help("only tasks that name this account");
    }
}
