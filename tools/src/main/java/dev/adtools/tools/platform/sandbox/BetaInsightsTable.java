package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.ZonedDateTime;
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
    private final Map<Key, BetaInsightsRow> rows = new LinkedHashMap<>();

    BetaInsightsTable(BetaInsightsQuery query, JsonNode account, ZonedDateTime now, SandboxLimits limits) {
        this.query = query;
        this.limits = limits;
        today = now.toLocalDate();
        elapsed = BetaSwitches.elapsed(now);
        segments = query.breakdown().isEmpty()
                ? List.of()
                : BetaSegment.of(query.breakdown(), account.path("currency").asText());
    }

    /** Returns the rows that anything happened in: by day, then as the plans are ordered, then by segment. */
    List<BetaInsightsRow> rows(List<BetaAdPlan> plans) {
        LocalDate last = query.until().isBefore(today) ? query.until() : today;
        for (LocalDate day = query.since(); !day.isAfter(last); day = day.plusDays(1)) {
            for (BetaAdPlan plan : plans) {
                limits.step();
                add(plan, day, plan.on(day, day.equals(today) ? elapsed : BetaSwitches.DAY));
            }
        }
        return List.copyOf(rows.values());
    }

    private void add(BetaAdPlan plan, LocalDate day, BetaTally tally) {
        if (tally.get(BetaCount.IMPRESSIONS) == 0) {
            return;
        } else if (segments.isEmpty()) {
            add(plan, day, -1, tally);
            return;
        }
        List<BetaTally> parts = new BetaSplit(segments, plan.dice().on(day.toEpochDay())).parts(tally);
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).get(BetaCount.IMPRESSIONS) > 0) {
                add(plan, day, i, parts.get(i));
            }
        }
    }

    private void add(BetaAdPlan plan, LocalDate day, int segment, BetaTally tally) {
        LocalDate first = query.daily() ? day : query.since();
        LocalDate last = query.daily() ? day : query.until();
        rows.computeIfAbsent(
                        new Key(first, plan.of(query.level()).path("id").asText(), segment),
                        key -> row(first, last, plan, segment))
                .add(plan.campaign(), tally);
    }

    private BetaInsightsRow row(LocalDate first, LocalDate last, BetaAdPlan plan, int segment) {
        limits.row();
        return new BetaInsightsRow(first, last, plan, segment < 0 ? null : segments.get(segment));
    }

    private record Key(LocalDate day, String id, int segment) {}
}
