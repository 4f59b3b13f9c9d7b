package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Checks;

/** A group of rules on one topic. */
@FunctionalInterface
interface RulePack {

    /** Applies its rules to a draft that is not empty. */
    void check(CampaignDraft draft, Checks checks);
}
