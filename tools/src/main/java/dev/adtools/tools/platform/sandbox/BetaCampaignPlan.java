package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;

/** Delivery plan of one campaign, whoever asks: when, for how much, and how well. */
final class BetaCampaignPlan {

    private static final int LIFETIME_DAYS = 45;
    private static final int PERCENT = 100;
    private static final long LEAST_BUDGET = 2_000;
    private static final int[] SEASON = {86, 84, 85, 88, 93, 100, 97};

    private final JsonNode campaign;
    private final SeededRandom random;
    private final BetaDeliveryIssue issue;
    private final long adSetBudgets;
    private final LocalDate today;
    private final LocalDate first;
    private final LocalDate last;
    private final BetaStatusHistory history;

    BetaCampaignPlan(JsonNode campaign, BetaStatusHistory history, long adSetBudgets, LocalDate today) {
        this.campaign = BetaStatusHistory.planted(campaign);
        this.history = history;
        this.adSetBudgets = adSetBudgets;
        this.today = today;
        random = SeededRandom.of(id());
        issue = BetaDeliveryIssue.of(
                id(), this.campaign.path("effective_status").asText());
        first = day(campaign.path("start_time").asText());
        last = last();
    }

    private LocalDate last() {
        String status = campaign.path("status").asText();
        return status.equals("ACTIVE") || campaign.hasNonNull("stop_time")
                ? end()
                : first.plusDays(random.fork(1).nextInt(10, 40));
    }

    private LocalDate end() {
        return campaign.hasNonNull("stop_time") ? day(campaign.path("stop_time").asText()) : LocalDate.MAX;
    }

    private static LocalDate day(String time) {
        return LocalDate.parse(time.substring(0, "2026-01-01".length()));
    }

    /** Returns the campaign as it was planted. */
    JsonNode campaign() {
        return campaign;
    }

    String id() {
        return campaign.path("id").asText();
    }

    BetaDeliveryIssue issue() {
        return issue;
    }

    SeededRandom random() {
        return random;
    }

    long daysAgo(LocalDate day) {
        return today.toEpochDay() - day.toEpochDay();
    }

    /**
     * Returns for how long it delivers in the first part of a day, in ten-thousandths of the day.
     *
     * @param elapsed how much of the day is looked at
     */
    long running(LocalDate day, long elapsed) {
        boolean isOpen = !day.isBefore(first) && !day.isAfter(today) && issue.delivers(daysAgo(day));
        boolean isPlanted = isOpen && !day.isAfter(last);
        if (!isSwitched(day)) {
            return isPlanted ? elapsed : 0;
        }
        return isOpen && !day.isAfter(end()) ? history.on(day, elapsed, isPlanted) : 0;
    }

    /** Returns whether what it does on a day follows from switches. */
    boolean isSwitched(LocalDate day) {
        return !history.startsAfter(day);
    }

    /** Returns what it may spend on a day; 0 when its ad sets have the budgets. */
    long allowance(LocalDate day) {
        long lifetime = campaign.path("lifetime_budget").asLong(0);
        return lifetime > 0 ? lifetime / LIFETIME_DAYS : BetaBudgetHistory.on(campaign, day);
    }

    /** Returns how much of an allowance is spent on a day, in ten-thousandths. */
    long utilization(LocalDate day) {
        SeededRandom ofDay = random.fork(day.toEpochDay());
        return issue == BetaDeliveryIssue.BUDGET_LIMITED
                ? ofDay.nextInt(9_750, 9_980)
                : (long) ofDay.nextInt(78, 98) * SEASON[day.getDayOfWeek().getValue() - 1];
    }

    /** Returns what a click costs, in minor units. */
    long costPerClick() {
        return random.fork(2).nextInt(38, 95);
    }

    /** Returns how many of ten thousand impressions are clicked. */
    long clickRate(LocalDate day) {
        return usualClickRate() * issue.clickRate(daysAgo(day)) / PERCENT;
    }

    private long usualClickRate() {
        return random.fork(3).nextInt(90, 210);
    }

    /** Returns how many of ten thousand visitors convert. */
    long conversionRate(LocalDate day) {
        int usual = switch (campaign.path("objective").asText()) {
            case "OUTCOME_SALES", "OUTCOME_LEADS" -> random.fork(4).nextInt(550, 700);
            case "OUTCOME_APP_PROMOTION" -> random.fork(4).nextInt(700, 950);
            case "OUTCOME_AWARENESS" -> 0;
            default -> random.fork(4).nextInt(120, 220);
        };
        return usual * issue.conversionRate(daysAgo(day)) / PERCENT;
    }

    /** Returns how many people it is shown to: they do not become more with its budget. */
    long audience() {
        long budget = Math.max(allowance(LocalDate.MIN) + adSetBudgets, LEAST_BUDGET);
        long clicksPerWeek = budget * 7 * 3 / 4 / costPerClick();
        return clicksPerWeek * 10_000 / usualClickRate() * issue.audience() / PERCENT;
    }

    BetaCount conversion() {
        return switch (campaign.path("objective").asText()) {
            case "OUTCOME_LEADS" -> BetaCount.LEADS;
            case "OUTCOME_APP_PROMOTION" -> BetaCount.INSTALLS;
            default -> BetaCount.PURCHASES;
        };
    }
}
