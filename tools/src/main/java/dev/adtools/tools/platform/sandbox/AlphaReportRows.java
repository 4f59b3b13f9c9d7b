package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.Gaql.Condition;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes the rows of an answer that has numbers: one for each subject, and each day and part of a day if asked for. */
final class AlphaReportRows {

    private final Gaql query;
    private final AlphaDay now;
    private final SandboxLimits limits;
    private final AlphaMetricsRow metrics;
    private final AlphaSegmentation split;
    private final List<AlphaFieldPath> facts;
    private final boolean daily;
    private final boolean segmented;

    AlphaReportRows(Gaql query, AlphaBillingCurrency money, AlphaDay now, SandboxLimits limits) {
        this.query = query;
        this.now = now;
        this.limits = limits;
        metrics = new AlphaMetricsRow(query.fields(), money);
        split = AlphaSegmentation.of(query.fields());
        facts = query.fields().stream()
                .filter(field -> !AlphaFields.isCounted(field))
                .map(AlphaFieldPath::of)
                .toList();
        daily = query.fields().contains(AlphaFields.DAY);
        segmented = query.fields().stream().anyMatch(AlphaFields::isSegment);
    }

    Stream<ObjectNode> rows(List<AlphaSubject> subjects) {
        LocalDate since = end(0);
        LocalDate until = end(1).isAfter(now.today()) ? now.today() : end(1);
        List<LocalDate> days = until.isBefore(since)
                ? List.of()
                : since.datesUntil(until.plusDays(1)).toList();
        return joined(subjects).stream()
                .flatMap(subject ->
                        daily ? days.stream().flatMap(day -> rows(subject, List.of(day))) : rows(subject, days));
    }

    private LocalDate end(int which) {
        return query.conditions().stream()
                .filter(condition -> condition.field().equals(AlphaFields.DAY))
                .map(Condition::values)
                .map(ends -> LocalDate.parse(ends.get(which)))
                .findFirst()
                .orElseThrow();
    }

    // Subjects that the selected fields do not tell apart are one.
    private List<AlphaSubject> joined(List<AlphaSubject> subjects) {
        AlphaFieldPath name = AlphaFieldPath.of(query.resource() + ".resource_name");
        Map<List<JsonNode>, AlphaSubject> joined = new LinkedHashMap<>();
        for (AlphaSubject subject : subjects) {
            ObjectNode row = WireJson.object();
            facts.forEach(path -> path.copy(subject.row(), row));
            joined.merge(
                    List.of(named(subject, name), row), new AlphaSubject(row, subject.sources()), AlphaSubject::with);
        }
        return List.copyOf(joined.values());
    }

    // The view of a keyword has no name of its own here.
    private static JsonNode named(AlphaSubject subject, AlphaFieldPath name) {
        JsonNode own = name.in(subject.row());
        return own.isMissingNode() ? subject.row().path("adGroupCriterion").path("resourceName") : own;
    }

    private Stream<ObjectNode> rows(AlphaSubject subject, List<LocalDate> days) {
        AlphaTally[] sums = sums(subject, days);
        return IntStream.range(0, sums.length)
                // The platform leaves out what did nothing when rows are split, and only then.
                .filter(part -> !segmented || !sums[part].isNone())
                .mapToObj(part -> row(subject, days, part, sums[part]));
    }

    private AlphaTally[] sums(AlphaSubject subject, List<LocalDate> days) {
        AlphaTally[] sums = new AlphaTally[split.parts()];
        Arrays.fill(sums, AlphaTally.NONE);
        for (AlphaSource source : subject.sources()) {
            for (LocalDate day : days) {
                limits.step();
                AlphaTally[] parts = source.parts(day, now, split);
                for (int i = 0; i < parts.length; i++) {
                    sums[i] = sums[i].plus(parts[i]);
                }
            }
        }
        return sums;
    }

    private ObjectNode row(AlphaSubject subject, List<LocalDate> days, int part, AlphaTally tally) {
        ObjectNode row = subject.row().deepCopy();
        if (daily) {
            row.withObjectProperty("segments").put("date", days.get(0).toString());
        }
        if (split != AlphaSegmentation.NONE) {
            split.write(part, row.withObjectProperty("segments"));
        }
        metrics.write(tally, row);
        return row;
    }
}
