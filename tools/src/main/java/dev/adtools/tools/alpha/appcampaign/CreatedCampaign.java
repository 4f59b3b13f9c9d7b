package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.api.Created;
import dev.adtools.api.Micros;
import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.CreatedAppCampaign;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Result of {@code create_alpha_app_campaign}.
 *
 * @param campaign the campaign
 * @param budget its daily budget
 * @param targetCpa what an install may cost; null without a target
 * @param declarations what was declared in the caller's name
 * @param nextSteps what is to be done before it can serve
 * @param source the world it was made in
 */
public record CreatedCampaign(
        Campaign campaign,
        Budget budget,
        @Nullable Money targetCpa,
        Declarations declarations,
        List<String> nextSteps,
        Source source)
        implements Created {

    static final String PAUSED = "PAUSED";

    private static final List<String> NEXT_STEPS = List.of(
            "Set the locations and languages of the campaign.",
            "Add an ad group.",
            "Add an app ad: 1 to 5 headlines of up to 30 characters, 1 to 5 descriptions of up to 90 characters, up to"
                    + " 20 images and up to 20 videos.",
            "Have someone approve that the campaign is enabled.");

    /** Copies the list. */
    public CreatedCampaign {
        nextSteps = List.copyOf(nextSteps);
    }

    /** Returns what came of a plan. */
    public static CreatedCampaign of(AppCampaignPlan plan, CreatedAppCampaign created, Source source) {
        AppCampaign sent = plan.campaign();
        Micros target = sent.targetCpaMicros();
        return new CreatedCampaign(
                new Campaign(
                        created.campaignId(),
                        created.campaignResourceName(),
                        sent.name(),
                        PAUSED,
                        "MULTI_CHANNEL",
                        "APP_CAMPAIGN",
                        sent.appId(),
                        sent.appStore(),
                        sent.goal()),
                new Budget(
                        created.budgetId(),
                        created.budgetResourceName(),
                        sent.budgetName(),
                        money(sent.budgetMicros(), plan)),
                target == null ? null : money(target, plan),
                new Declarations(euPolitical(sent.euPoliticalAdvertising())),
                NEXT_STEPS,
                source);
    }

    @Override
    public String entity() {
        return "campaign " + campaign.id();
    }

    @Override
    public String platformRef() {
        return campaign.resourceName();
    }

    private static Money money(Micros micros, AppCampaignPlan plan) {
        return Money.ofMicros(micros.value(), plan.currency(), plan.minorDigits());
    }

    static String euPolitical(boolean contains) {
        return contains ? "CONTAINS" : "DOES_NOT_CONTAIN";
    }

    /**
     * The campaign.
     *
     * @param id its id
     * @param resourceName its name in the platform's API
     * @param name its name
     * @param status always PAUSED
     * @param channel where it serves
     * @param subType which kind of campaign it is there
     * @param appId the app
     * @param appStore the app's store
     * @param goalType what its bidding aims at
     */
    public record Campaign(
            String id,
            String resourceName,
            String name,
            String status,
            String channel,
            String subType,
            String appId,
            AppStore appStore,
            AppGoal goalType) {}

    /**
     * The campaign's own budget.
     *
     * @param id its id
     * @param resourceName its name in the platform's API
     * @param name its name
     * @param amount the amount per day
     */
    public record Budget(String id, String resourceName, String name, Money amount) {}

    /**
     * Declarations that the platform demands and no argument makes.
     *
     * @param euPolitical whether the campaign is political advertising in the EU
     */
    public record Declarations(String euPolitical) {}
}
