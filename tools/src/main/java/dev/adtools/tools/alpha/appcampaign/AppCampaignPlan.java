package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.tools.platform.AppCampaign;

/**
 * An app campaign that passed all checks.
 *
 * @param campaign what will be sent
 * @param currency the account's currency (ISO 4217)
 * @param minorDigits how many decimal digits its smallest unit has
 */
public record AppCampaignPlan(AppCampaign campaign, String currency, int minorDigits) {}
