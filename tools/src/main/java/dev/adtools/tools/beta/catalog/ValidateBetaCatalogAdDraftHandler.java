package dev.adtools.tools.beta.catalog;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.tools.account.DraftAccount;
import dev.adtools.tools.beta.campaign.BetaDraftAccount;
import dev.adtools.tools.beta.catalog.ValidateBetaCatalogAdDraftFacts.Audience;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Abridged;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.Walk;
import dev.adtools.tools.spend.SpendCaps;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Applies the rules for catalog ads to a draft, and to what the platform tells of it when that is wanted. */
final class ValidateBetaCatalogAdDraftHandler
        implements ValidateHandler<ValidateBetaCatalogAdDraft, ValidateBetaCatalogAdDraftFacts> {

    private final BetaAds ads;
    private final List<CatalogRules> rules;

    ValidateBetaCatalogAdDraftHandler(BetaAds ads, SpendCaps caps) {
        this.ads = ads;
        rules = List.of(
                new DraftRules(),
                new ObjectiveRules(),
                new IdRules(),
                new TemplateRules(),
                new TagRules(),
                new CatalogAudienceRules(),
                new StockRules(),
                new DeliveryRules(),
                new CatalogSafetyRules(),
                new CatalogBudgetRules(),
                new SpendCapRules(caps),
                new StrayBudgetRules());
    }

    @Override
    public Outcome<Validation<ValidateBetaCatalogAdDraftFacts>> validate(
            ValidateBetaCatalogAdDraft arguments, CallContext context) {
        CatalogDraft draft = new CatalogDraft(Node.of("/draft", arguments.draft()), context.now());
        Optional<BetaAccountId> foreign = draft.account().filter(account -> !context.mayUse(account));
        if (foreign.isPresent()) {
            // The account stands in the free-form draft, where the pipeline does not look for it.
            return Outcome.failed(ToolError.accountForbidden(foreign.get().value()));
        }
        return arguments.verify()
                ? DraftReads.of(ads, draft, context)
                        .map(reads -> judged(draft, true, reads.orElse(null), account(draft, context)))
                : Outcome.completed(judged(draft, false, null, DraftAccount.UNASKED));
    }

    private DraftAccount account(CatalogDraft draft, CallContext context) {
        return draft.account()
                .map(id -> BetaDraftAccount.read(ads, id, context))
                .orElse(DraftAccount.UNASKED);
    }

    private Validation<ValidateBetaCatalogAdDraftFacts> judged(
            CatalogDraft draft, boolean verify, @Nullable DraftReads reads, DraftAccount account) {
        Checks checks = new Checks();
        rules.forEach(topic -> topic.check(draft, checks));
        new CatalogVerificationRules(verify, reads).check(draft, checks);
        new ComparisonRules(account).check(draft, checks);
        return Abridged.of(checks.validation(
                NormalizedDraft.of(draft), ValidateBetaCatalogAdDraft.RULESET, facts(draft, account.source())));
    }

    private static ValidateBetaCatalogAdDraftFacts facts(CatalogDraft draft, @Nullable Source source) {
        return new ValidateBetaCatalogAdDraftFacts(
                tagsUsed(draft),
                textLengths(draft.template()),
                draft.retargets() ? Audience.RETARGETING : Audience.BROAD,
                CatalogBudgetRules.levelOf(draft),
                StockRules.inStockShare(draft.stats()).orElse(null),
                source);
    }

    private static List<String> tagsUsed(CatalogDraft draft) {
        return Walk.through(draft.creative()).stream()
                .flatMap(place -> place.text().stream())
                .flatMap(text -> TaggedText.of(text).tags().stream())
                .map(TaggedText.Tag::name)
                .filter(CatalogTags::known)
                .distinct()
                .sorted()
                .toList();
    }

    private static Map<String, Long> textLengths(Node template) {
        Map<String, Long> lengths = new TreeMap<>();
        for (String name : TemplateRules.LENGTHS.keySet()) {
            template.at(name)
                    .text()
                    .ifPresent(text -> lengths.put(name, TaggedText.of(text).length()));
        }
        return lengths;
    }
}
