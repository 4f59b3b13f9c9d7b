package dev.adtools.api;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Delivery of an object over the last seven complete days of its account, for the approver of a change. It is never part of a
 * plan, because it changes by itself.
 *
 * @param status the status in effect when the change was planned, in the platform's words
 * @param since the first day, {@code YYYY-MM-DD}
 * @param until the last day, {@code YYYY-MM-DD}
 * @param currency the ISO 4217 code of the amounts
 * @param costMicros the cost of these days, in micros of the currency
 * @param budgetShare the cost divided by the daily budget of these days, 1 for all of it; null without a daily budget
 * @param results the number of conversions, in fractions where several clicks share one
 * @param costPerResultMicros the cost of one conversion, in micros of the currency; null without conversions
 */
@Body(
        name = "RecentDelivery",
        description = "The delivery of the object over the last seven complete days of its account, as of the request.")
public record RecentDelivery(
        @Arg(description = "The status in effect, in the platform's words.", examples = "ACTIVE")
        String status,

        @Arg(description = "The first day.", examples = "2026-02-22")
        String since,

        @Arg(description = "The last day.", examples = "2026-02-28")
        String until,

        @Arg(description = "The ISO 4217 code of the amounts.", examples = "USD")
        String currency,

        @Arg(description = "The cost, in micros of the currency.", min = 0, examples = "398000000")
        long costMicros,

        @Arg(
                description =
                        "The cost divided by the daily budget of these days: 1 for all of it. Null without a daily budget.",
                examples = "0.78")
        @Nullable
        BigDecimal budgetShare,

        @Arg(description = "The number of conversions.", examples = "12")
        BigDecimal results,

        @Arg(
                description = "The cost of one conversion, in micros of the currency. Null without conversions.",
                examples = "33166667")
        @Nullable
        Long costPerResultMicros) {}
