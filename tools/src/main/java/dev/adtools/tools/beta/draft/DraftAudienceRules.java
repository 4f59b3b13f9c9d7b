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
            CampaignRule.CMP_AUD_1.skip(checks);
            CampaignRule.CMP_AUD_2.skip(checks);
            return;
        }
        Check people = CampaignRule.CMP_AUD_1.in(checks);
        Check places = CampaignRule.CMP_AUD_2.in(checks);
        for (Node adSet : draft.adSets()) {
            TargetingValues.people(people, adSet.at("targeting"));
            TargetingValues.places(places, adSet.at("targeting"));
        }
    }
}
