package dev.adtools.tools.beta.draft;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonString;
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

    private final Map<String, List<RulePack>> packs;

    public ValidateCampaignDraftHandler(SpendCaps caps) {
        CapRules capped = new CapRules(caps);
        this.packs = Map.of(
                "beta",
                List.of(
                        ShapeRules::check,
                        IdentityRules::check,
                        SafetyRules::check,
                        SpecialCategoryRules::check,
                        SpecialTargetingRules::check,
                        BudgetRules::check,
                        BudgetSizeRules::check,
                        capped::beta,
                        BiddingRules::check,
                        ScheduleRules::check,
                        GoalRules::check,
                        BillingRules::check,
                        PromotedObjectRules::check,
                        AudienceRules::check,
                        TargetingRules::check),
                ALPHA,
                List.of(AlphaDraftRules::check, AlphaMoneyRules::check, capped::alpha));
    }

    @Override
    public Outcome<Validation<CampaignDraftFacts>> validate(ValidateCampaignDraft arguments, CallContext context) {
        CampaignDraft draft = new CampaignDraft(Node.of("/draft", arguments.draft()), context.now());
        boolean beta = !arguments.platform().equals(ALPHA);
        Optional<AccountId> account =
                beta ? draft.account().map(id -> id) : draft.alphaAccount().map(id -> id);
        Optional<AccountId> foreign = account.filter(id -> !context.mayUse(id));
        if (foreign.isPresent()) {
            return Outcome.failed(ToolError.accountForbidden(foreign.get().value()));
        }
        Checks checks = new Checks();
        List<RulePack> rules = packs.getOrDefault(arguments.platform(), List.of());
        if (rules.isEmpty()) {
            CampaignRule.CMP_PLAT_1
                    .in(checks)
                    .error(
                            Node.of("/platform", new JsonString(arguments.platform())),
                            "There are no rules for drafts of this platform.",
                            "beta or alpha",
                            "Name the platform that the draft is for.");
            return Outcome.completed(answer(checks, SafetyDefaults.NONE, null, NO_RULESET));
        }
        String ruleset = beta ? ValidateCampaignDraft.RULESET : ALPHA_RULESET;
        CampaignRule.CMP_PLAT_1.in(checks);
        if (arguments.draft().isEmpty()) {
            CampaignRule.CMP_EMPTY_1
                    .in(checks)
                    .error(draft.root(), "The draft is empty.", "", "Give at least a name and a budget.");
            return Outcome.completed(answer(checks, SafetyDefaults.NONE, null, ruleset));
        }
        CampaignRule.CMP_EMPTY_1.in(checks);
        rules.forEach(pack -> pack.check(draft, checks));
        return Outcome.completed(
                beta
                        ? answer(checks, SafetyDefaults.of(draft), SpendEstimate.monthly(draft), ruleset)
                        : answer(checks, SafetyDefaults.NONE, null, ruleset));
    }

    private static Validation<CampaignDraftFacts> answer(
            Checks checks, SafetyDefaults defaults, @Nullable Money monthly, String ruleset) {
        return Abridged.of(
                checks.validation(defaults.normalized(), ruleset, new CampaignDraftFacts(defaults.applied(), monthly)));
    }
}
