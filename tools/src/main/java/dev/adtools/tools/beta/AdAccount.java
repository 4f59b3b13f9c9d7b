package dev.adtools.tools.beta;

import org.jspecify.annotations.Nullable;

/**
 * One ad account; null for each of these that the platform does not say.
 *
 * @param accountId its id
 * @param name what its owners call it
 * @param currency its ISO 4217 code
 * @param timezone its time zone (IANA)
 * @param status ACTIVE when it can be worked with
 * @param minDailyBudgetMicros the least daily budget, in micros; null when the platform or the currency's unit does not say
 */
public record AdAccount(
        String accountId,
        @Nullable String name,
        @Nullable String currency,
        @Nullable String timezone,
        String status,
        @Nullable Long minDailyBudgetMicros) {}
