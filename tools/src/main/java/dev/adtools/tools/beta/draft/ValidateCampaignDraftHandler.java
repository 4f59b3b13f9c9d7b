package dev.adtools.tools.beta.draft;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.account.DraftAccount;
import dev.adtools.tools.beta.campaign.BetaDraftAccount;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Abridged;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCaps;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Applies the rules for campaign drafts of one platform. */
public final class ValidateCampaignDraftHandler implements ValidateHandler<ValidateCampaignDraft, CampaignDraftFacts> {

    private static final String ALPHA_RULESET = "alpha-2026.11";
    private static final String NO_RULESET = "none";
    private static final String ALPHA = "alpha";

    private final BetaAds betaAds;
    private final AlphaAds alphaAds;
    private final Map<String, List<RulePack>> packs;

    public ValidateCampaignDraftHandler(BetaAds betaAds, AlphaAds alphaAds, SpendCaps caps) {
        this.betaAds = betaAds;
        this.alphaAds = alphaAds;
        CapRules capped = new CapRules(caps);
        this.packs = Map.of(
                "beta",
                List.of(
                        ShapeRules::check,
                        IdentityRules::check,
                        DraftSafetyRules::check,
                        SpecialCategoryRules::check,
                        SpecialTargetingRules::check,
                        DraftBudgetRules::check,
                        BudgetSizeRules::check,
                        capped::beta,
                        AccountRules::beta,
                        BiddingRules::check,
                        ScheduleRules::check,
                        GoalRules::check,
                        BillingRules::check,
                        PromotedObjectRules::check,
                        DraftAudienceRules::check,
                        TargetingRules::check),
                ALPHA,
                List.of(AlphaDraftRules::check, AlphaMoneyRules::check, capped::alpha, AccountRules::alpha));
    }

    @Override
    public Outcome<Validation<CampaignDraftFacts>> validate(ValidateCampaignDraft arguments, CallContext context) {
        Node root = Node.of("/draft", arguments.draft());
        CampaignDraft named = new CampaignDraft(root, context.now(), DraftAccount.UNASKED);
        boolean beta = !arguments.platform().equals(ALPHA);
        Optional<AccountId> id =
                beta ? named.betaAccount().map(it -> it) : named.alphaAccount().map(it -> it);
        Optional<AccountId> foreign = id.filter(it -> !context.mayUse(it));
        if (foreign.isPresent()) {
            return Outcome.failed(ToolError.accountForbidden(foreign.get().value()));
        }
        Checks checks = new Checks();
        List<RulePack> rules = packs.getOrDefault(arguments.platform(), List.of());
        if (rules.isEmpty()) {
            checks.rule(CampaignRule.CMP_PLAT_1)
                    .error(
                            Node.of("/platform", new JsonString(arguments.platform())),
                            "There are no rules for drafts of this platform.",
                            "beta or alpha",
                            "Name the platform that the draft is for.");
            return Outcome.completed(answer(checks, SafetyDefaults.NONE, null, NO_RULESET, named));
        }
        String ruleset = beta ? ValidateCampaignDraft.RULESET : ALPHA_RULESET;
        checks.rule(CampaignRule.CMP_PLAT_1);
        if (arguments.draft().isEmpty()) {
            checks.rule(CampaignRule.CMP_EMPTY_1)
                    .error(root, "The draft is empty.", "", "Give at least a name and a budget.");
            return Outcome.completed(answer(checks, SafetyDefaults.NONE, null, ruleset, named));
        }
        checks.rule(CampaignRule.CMP_EMPTY_1);
        CampaignDraft draft = new CampaignDraft(root, context.now(), account(named, beta, context));
        rules.forEach(pack -> pack.check(draft, checks));
        return Outcome.completed(
                beta
                        ? answer(checks, SafetyDefaults.ofBeta(draft), SpendEstimate.ofBeta(draft), ruleset, draft)
                        : answer(checks, SafetyDefaults.ofAlpha(draft), SpendEstimate.ofAlpha(draft), ruleset, draft));
    }

    private DraftAccount account(CampaignDraft draft, boolean beta, CallContext context) {
        Optional<DraftAccount> account = beta
                ? draft.betaAccount().map(id -> BetaDraftAccount.read(betaAds, id, context))
                : draft.alphaAccount()
                        .map(id ->
                                DraftAccount.of(alphaAds, id, draft.alphaLogin().orElse(null), context));
        return account.orElse(DraftAccount.UNASKED);
    }

    private static Validation<CampaignDraftFacts> answer(
            Checks checks, SafetyDefaults defaults, @Nullable Money monthly, String ruleset, CampaignDraft draft) {
        CampaignDraftFacts facts = new CampaignDraftFacts(
                defaults.applied(), monthly, draft.account().source());
        return Abridged.of(checks.validation(defaults.normalized(), ruleset, facts));
    }
}
