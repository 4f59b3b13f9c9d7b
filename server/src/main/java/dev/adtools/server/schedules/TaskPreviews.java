package dev.adtools.server.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskPreview;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Previews of tasks: their stored form, their next runs, and warnings. */
final class TaskPreviews {

    private static final int RUNS = 5;
    private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    private final Tx tx;
    private final TaskCheck check;

    TaskPreviews(Tx tx, TaskCheck check) {
        this.tx = tx;
        this.check = check;
    }

    /** Returns the preview of a task, or all mistakes in it. */
    Outcome<TaskPreview> of(TaskPlan plan, @Nullable TaskPlan before, CallContext context) {
        return check.call(plan, before, context).map(call -> {
            TaskPlan kept = plan.with(normalized(plan.schedule()));
            String owner = HandlerContext.of(context).caller().owner();
            Stream<Optional<String>> warnings =
                    Stream.of(before == null ? twin(kept, owner) : Optional.empty(), place(kept), past(kept, context));
            Instant now = context.now();
            // The schedule of a change may be over; then there are no runs.
            List<Instant> runs = Schedule.of(kept.schedule(), now).next(now, RUNS);
            return new TaskPreview(
                    kept, runs, warnings.flatMap(Optional::stream).toList());
        });
    }

    private static TaskPlan.Schedule normalized(TaskPlan.Schedule schedule) {
        return schedule.kind() == ScheduleKind.CRON
                ? new TaskPlan.Schedule(
                        ScheduleKind.CRON, CronSyntax.normalized(schedule.expression()), schedule.timezone())
                : schedule;
    }

    private Optional<String> twin(TaskPlan plan, String owner) {
        return tx.read(handle -> TaskStore.twin(handle, owner, plan))
                .map(id ->
                        "Scheduled task " + id + " has the same name, tool, arguments and times. Each of them runs.");
    }

    private static Optional<String> place(TaskPlan plan) {
        String zone = plan.schedule().timezone();
        return ZoneNames.placeOf(zone)
                .map(place -> zone + " is an old abbreviation. Name a place, such as " + place + ".");
    }

    private static Optional<String> past(TaskPlan plan, CallContext context) {
        Arguments arguments = Arguments.of(plan.arguments().getBytes(StandardCharsets.UTF_8));
        JsonValue range = arguments.value() instanceof JsonObject object ? object.get("date_range") : null;
        if (range == null || plan.schedule().kind() == ScheduleKind.ONCE) {
            return Optional.empty();
        }
        // Every form of the argument names its days so, year first: the latest is the last as text, too.
        String text = new String(new JsonWriter().value(range).toBytes(), StandardCharsets.UTF_8);
        String today = context.now().atZone(ZoneOffset.UTC).toLocalDate().toString();
        return DAY.matcher(text)
                .results()
                .map(MatchResult::group)
                .max(Comparator.naturalOrder())
                .filter(last -> last.compareTo(today) < 0)
                .map(last -> "date_range ends on " + last + ", so every run answers for the same days."
                        + " A preset such as yesterday moves with each run.");
    }

    /** Returns the next run times of a task, the earliest first; none when it does not run. */
    static List<Instant> next(ScheduledTask task) {
        Instant first = task.standing().nextRunAt();
        if (first == null) {
            return List.of();
        }
        try {
            // An interval goes on from its next due time.
            List<Instant> later = Schedule.of(task.plan().schedule(), first).next(first, RUNS - 1);
            return Stream.concat(Stream.of(first), later.stream()).toList();
        } catch (IllegalArgumentException unreadable) {
            return List.of(first);
        }
    }
}
