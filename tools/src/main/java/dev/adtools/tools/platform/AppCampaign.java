package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import org.jspecify.annotations.Nullable;

/**
 * An app campaign to be created, paused, with its own budget: everything that will be sent.
 *
 * @param accountId the account
 * @param loginCustomerId the manager account to go through; null for the configured one, if any
 * @param name the campaign's name
 * @param budgetName the budget's name, which no other budget of the account has
 * @param budgetMicros the daily budget
 * @param appId the app's id in its store
 * @param appStore the store
 * @param goal what the bidding aims at
 * @param targetCpaMicros the cost per install aimed at; null without a target
 * @param euPoliticalAdvertising whether it is declared to be political advertising in the EU
 */
public record AppCampaign(
        AlphaAccountId accountId,
        @Nullable AlphaAccountId loginCustomerId,
        String name,
        String budgetName,
        Micros budgetMicros,
        String appId,
        AppStore appStore,
        AppGoal goal,
        @Nullable Micros targetCpaMicros,
        boolean euPoliticalAdvertising)
        implements AccountScoped {}
