package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.Schedule;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;

/** Checks the times, and that a lifetime budget has an end. */
final class ScheduleRules {

    private ScheduleRules() {}

    /** Applies CMP-TIME-1, CMP-TIME-2 and CMP-BUD-4. */
    static void check(CampaignDraft draft, Checks checks) {
        Check time = checks.rule(CampaignRule.CMP_TIME_1);
        Check lifetime = checks.rule(CampaignRule.CMP_BUD_4);
        Schedule campaign = draft.schedule(draft.root());
        checks.skip(CampaignRule.CMP_TIME_2);
        for (Node level : draft.levels()) {
            Schedule schedule = draft.schedule(level);
            schedule.checkTimes(time);
            if (level.at("lifetime_budget").present()) {
                schedule.checkLifetime(lifetime);
            }
            if (level != draft.root()) {
                schedule.checkWithin(campaign, checks.rule(CampaignRule.CMP_TIME_2));
            }
        }
    }
}
