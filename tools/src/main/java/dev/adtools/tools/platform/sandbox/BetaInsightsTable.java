package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Works an account's numbers out, from its ads upwards. Nothing of it is stored. */
final class BetaInsightsTable {

    private final BetaInsightsQuery query;
    private final SandboxLimits limits;
    private final LocalDate today;
    private final long elapsed;
    private final List<BetaSegment> segments;
    private final Map<String, BetaInsightsRow> rows = new LinkedHashMap<>();

    BetaInsightsTable(BetaInsightsQuery query, JsonNode account, ZonedDateTime now, SandboxLimits limits) {
        this.query = query;
        this.limits = limits;
        today = now.toLocalDate();
        elapsed = BetaStatusHistory.elapsed(now);
        segments = query.breakdown().isEmpty()
                ? List.of()
                : BetaSegment.of(query.breakdown(), account.path("currency").asText());
    }

    /**
     * Returns the rows of a page and of the days around it that anything happened in: by day, then as the plans are ordered,
     * then by segment. Rows of several days are all returned.
     */
    Map<String, BetaInsightsRow> rows(List<BetaAdPlan> plans, BetaPage page) {
        LocalDate last = query.until().isBefore(today) ? query.until() : today;
        LocalDate first = first(page);
        int ofFirst = 0;
        for (LocalDate day = first;
                !day.isAfter(last) && !isEnough(rows.size() - ofFirst, page);
                day = day.plusDays(1)) {
            for (BetaAdPlan plan : plans) {
                limits.step();
                add(plan, day, plan.on(day, day.equals(today) ? elapsed : BetaStatusHistory.DAY));
            }
            ofFirst = day.equals(first) ? rows.size() : ofFirst;
        }
        return rows;
    }

    private LocalDate first(BetaPage page) {
        try {
            LocalDate day = LocalDate.parse(page.after().replaceFirst("/.*", ""));
            boolean within = day.isAfter(query.since()) && !day.isAfter(query.until());
            return query.daily() && within ? day : query.since();
        } catch (DateTimeParseException e) {
            return query.since();
        }
    }

    private boolean isEnough(int rowsAfterFirstDay, BetaPage page) {
        return query.daily() && rowsAfterFirstDay > page.limit();
    }

    private void add(BetaAdPlan plan, LocalDate day, Tally<BetaCount> tally) {
        if (tally.get(BetaCount.IMPRESSIONS) == 0) {
            return;
        } else if (segments.isEmpty()) {
            add(plan, day, -1, tally);
            return;
        }
        List<Tally<BetaCount>> parts = new BetaBreakdown(segments, plan.random().fork(day.toEpochDay())).parts(tally);
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).get(BetaCount.IMPRESSIONS) > 0) {
                add(plan, day, i, parts.get(i));
            }
        }
    }

    private void add(BetaAdPlan plan, LocalDate day, int segment, Tally<BetaCount> tally) {
        LocalDate first = query.daily() ? day : query.since();
        LocalDate last = query.daily() ? day : query.until();
        rows.computeIfAbsent(
                        first + "/" + plan.of(query.level()).path("id").asText() + "/" + segment,
                        key -> row(first, last, plan, segment))
                .add(plan.campaign(), tally);
    }

    private BetaInsightsRow row(LocalDate first, LocalDate last, BetaAdPlan plan, int segment) {
        limits.row();
        return new BetaInsightsRow(first, last, plan, segment < 0 ? null : segments.get(segment));
    }
}
