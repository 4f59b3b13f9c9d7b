package dev.adtools.tools.beta.health;

import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.rules.Brief;
import org.jspecify.annotations.Nullable;

/**
 * Issue that the platform says keeps a campaign from delivering; its words are untrusted text, and cut.
 *
 * @param of what it is about: campaign, ad_set or ad
 * @param id the id of that; null when not known
 * @param level which part of it
 * @param errorCode the platform's code
 * @param summary what is wrong
 */
public record DeliveryIssue(String of, @Nullable String id, String level, String errorCode, String summary) {

    private static final int LONGEST = 200;

    /** Cuts the platform's words. */
    public DeliveryIssue {
        level = Brief.text(level, LONGEST);
        errorCode = Brief.text(errorCode, LONGEST);
        summary = Brief.text(summary, LONGEST);
    }

    static DeliveryIssue of(String kind, String id, BetaCampaign.Issue issue) {
        return new DeliveryIssue(kind, id, issue.level(), issue.code(), issue.summary());
    }
}
