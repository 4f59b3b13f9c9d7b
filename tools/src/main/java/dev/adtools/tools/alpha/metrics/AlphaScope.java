package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import org.jspecify.annotations.Nullable;

/**
 * Account that a call works on.
 *
 * @param accountId the account
 * @param loginCustomerId the manager account to go through; null for the configured one, if any
 */
public record AlphaScope(
        @Arg(description = "The account.", examples = "123-456-7890")
        AlphaAccountId accountId,

        @Arg(description = "The manager account. The account is reached through it.", examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
