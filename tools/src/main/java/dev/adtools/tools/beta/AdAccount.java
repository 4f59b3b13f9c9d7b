package dev.adtools.tools.beta;

import dev.adtools.api.Money;
import org.jspecify.annotations.Nullable;

/**
 * One ad account.
 *
 * @param accountId its id
 * @param name what its owners call it
 * @param currency its ISO 4217 code
 * @param timezone its time zone (IANA)
 * @param status ACTIVE when it can be worked with
 * @param minDailyBudget the least daily budget; null when the platform or the currency's unit does not say
 */
public record AdAccount(
        String accountId,
        String name,
        String currency,
        String timezone,
        String status,
        @Nullable Money minDailyBudget) {}
