package dev.adtools.tools.beta.health;

import dev.adtools.api.MinorUnits;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.health.CampaignSnapshot.Numbers;
import dev.adtools.tools.rules.IsoTime;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what cannot be true of a caller's snapshot. */
final class SnapshotRules {

    private static final String AT = "/snapshot";

    private final CampaignSnapshot snapshot;
    private final int days;
    private final List<Violation> violations = new ArrayList<>();

    SnapshotRules(CampaignSnapshot snapshot, int days) {
        this.snapshot = snapshot;
        this.days = days;
    }

    List<Violation> violations() {
        String currency = snapshot.currency();
        if (currency != null && BetaCurrency.of(currency).isEmpty()) {
            violations.add(HealthRule.HEALTH_CURRENCY_1.at(
                    AT + "/currency", "must be a currency that ad accounts on beta can have"));
        }
        String stop = snapshot.stopTime();
        if (stop != null && IsoTime.parse(stop).isEmpty()) {
            violations.add(HealthRule.HEALTH_TIME_1.at(
                    AT + "/stop_time", "must be a date and time with offset, for example 2026-12-31T23:59:59+01:00"));
        }
        numbers(AT, snapshot.numbers());
        atMost(AT + "/link_clicks", snapshot.linkClicks(), snapshot.clicks(), "clicks");
        atMost(AT + "/link_clicks", snapshot.linkClicks(), snapshot.impressions(), "impressions");
        Numbers previous = snapshot.previous();
        if (previous != null) {
            numbers(AT + "/previous", previous);
        }
        days(AT + "/full_budget_days", snapshot.fullBudgetDays());
        days(AT + "/delivery_days", snapshot.deliveryDays());
        return violations;
    }

    private void days(String at, @Nullable Long some) {
        if (exceeds(some, (long) days)) {
            violations.add(HealthRule.HEALTH_DAYS_1.at(at, "must not exceed lookback_days, " + days));
        }
    }

    // Who saw an ad may convert without a click; nobody does without having seen it.
    private void numbers(String at, Numbers numbers) {
        atMost(at + "/reach", numbers.reach(), numbers.impressions(), "impressions");
        atMost(at + "/clicks", numbers.clicks(), numbers.impressions(), "impressions");
        boolean isUnseen = numbers.impressions() != null && numbers.impressions() == 0;
        if (isUnseen && numbers.costMinor() != null && numbers.costMinor().value() > 0) {
            counts(at + "/cost_minor", "must be 0 where nothing was shown");
        }
        if (!isUnseen && numbers.impressions() != null && numbers.reach() != null && numbers.reach() == 0) {
            counts(at + "/reach", "must not be 0 where something was shown");
        }
        BigDecimal conversions = numbers.conversions();
        boolean converts = conversions != null && conversions.signum() > 0;
        if (converts && isUnseen) {
            counts(at + "/conversions", "must be 0 where nothing was shown");
        }
        MinorUnits value = numbers.conversionValueMinor();
        if (value != null && value.value() > 0 && conversions != null && !converts) {
            counts(at + "/conversion_value_minor", "must be 0 without conversions");
        }
        BigDecimal frequency = numbers.frequency();
        if (frequency != null && frequency.signum() > 0 && frequency.compareTo(BigDecimal.ONE) < 0) {
            counts(at + "/frequency", "must be 0, or 1 and more: who was reached saw it once at least");
        }
    }

    private void atMost(String at, @Nullable Long part, @Nullable Long whole, String of) {
        if (exceeds(part, whole)) {
            counts(at, "must not exceed " + of);
        }
    }

    private void counts(String at, String message) {
        violations.add(HealthRule.HEALTH_COUNTS_1.at(at, message));
    }

    private static boolean exceeds(@Nullable Long part, @Nullable Long whole) {
        return part != null && whole != null && part > whole;
    }
}
