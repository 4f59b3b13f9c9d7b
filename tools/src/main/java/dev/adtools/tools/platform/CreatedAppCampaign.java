package dev.adtools.tools.platform;

/**
 * Campaign and budget that the platform made.
 *
 * @param campaignId the campaign's id
 * @param campaignResourceName the campaign's name in the platform's API
 * @param budgetId the budget's id
 * @param budgetResourceName the budget's name in the platform's API
 */
public record CreatedAppCampaign(
        String campaignId, String campaignResourceName, String budgetId, String budgetResourceName) {}
