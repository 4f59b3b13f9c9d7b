package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.TargetingValues;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks that what the ad sets choose people by exists. */
final class DraftAudienceRules {

    private DraftAudienceRules() {}

    /** Applies CMP-AUD-1 and CMP-AUD-2. */
    static void check(CampaignDraft draft, Checks checks) {
        if (draft.adSets().isEmpty()) {
            checks.skip(CampaignRule.CMP_AUD_1);
            checks.skip(CampaignRule.CMP_AUD_2);
            return;
        }
        Check people = checks.rule(CampaignRule.CMP_AUD_1);
        Check places = checks.rule(CampaignRule.CMP_AUD_2);
        for (Node adSet : draft.adSets()) {
            TargetingValues.people(people, adSet.at("targeting"));
            TargetingValues.places(places, adSet.at("targeting"));
        }
    }
}
