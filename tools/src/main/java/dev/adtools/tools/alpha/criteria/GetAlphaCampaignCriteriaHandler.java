package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.criteria.CriteriaAnswer.Criterion;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import java.util.Comparator;
import java.util.List;

/** Lists the criteria of one campaign. The platform gives all of them; the rest is done here. */
public final class GetAlphaCampaignCriteriaHandler
        implements ReadHandler<GetAlphaCampaignCriteria, Rows<CriteriaAnswer, Criterion>> {

    private static final Comparator<PageKey> BY_TYPE =
            Comparator.comparing(PageKey::sort).thenComparing(PageKey::id);

    private final AlphaAds ads;

    public GetAlphaCampaignCriteriaHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<CriteriaAnswer, Criterion>> read(GetAlphaCampaignCriteria arguments, CallContext context) {
        List<Violation> violations = CriteriaRule.violations(arguments);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.customer()
                .flatMap(customer -> reads.campaign(arguments.campaignId()))
                .flatMap(campaign -> reads.criteria(arguments.campaignId())
                        .flatMap(criteria -> answer(arguments, reads, campaign, criteria)));
    }

    private Outcome<Rows<CriteriaAnswer, Criterion>> answer(
            GetAlphaCampaignCriteria arguments,
            AlphaAccountReads reads,
            AlphaCampaign campaign,
            List<AlphaCriterion> criteria) {
        List<AlphaCriterion> wanted =
                criteria.stream().filter(it -> isWanted(arguments, it)).toList();
        CriteriaNarration narration = new CriteriaNarration(
                campaign,
                criteria.stream()
                        .filter(it -> !OwnerStatus.REMOVED.is(it.status()))
                        .toList());
        return arguments
                .paging()
                .of(query(arguments))
                .cut(wanted, GetAlphaCampaignCriteriaHandler::key, BY_TYPE)
                .flatMap(page -> named(reads, page))
                .map(page -> CriteriaRows.COLUMNS.rows(
                        arguments.paging().rawData(),
                        new CriteriaAnswer(
                                narration.summary(wanted.size()),
                                narration.insights(),
                                campaign.id(),
                                page.facts(wanted.size(), ads.source())),
                        page.rows()));
    }

    private static PageKey key(AlphaCriterion criterion) {
        return new PageKey(CriterionType.neutral(criterion.type()), criterion.id());
    }

    // Names are asked for by the page: a campaign may name thousands of places.
    private static Outcome<Page<Criterion>> named(AlphaAccountReads reads, Page<AlphaCriterion> page) {
        return CriteriaNames.read(reads, page.rows())
                .map(names -> new Page<>(
                        page.rows().stream()
                                .map(criterion -> CriteriaRows.row(criterion, names))
                                .toList(),
                        page.hasMore(),
                        page.nextCursor()));
    }

    private static boolean isWanted(GetAlphaCampaignCriteria arguments, AlphaCriterion criterion) {
        List<CriterionType> types = arguments.type();
        Boolean negative = arguments.negative();
        OwnerStatus status = arguments.status();
        boolean isOfStatus = status == null
                ? arguments.includeRemoved() || !OwnerStatus.REMOVED.is(criterion.status())
                : status.is(criterion.status());
        return isOfStatus
                && (types == null || types.stream().anyMatch(type -> type.is(criterion)))
                && (negative == null || negative == criterion.negative());
    }

    // A cursor goes on in the same list only; limit and raw_data do not change what the list is.
    private static String query(GetAlphaCampaignCriteria arguments) {
        List<CriterionType> types = arguments.type();
        return String.join(
                "\n",
                "get_alpha_campaign_criteria",
                arguments.scope().accountId().value(),
                arguments.campaignId(),
                types == null ? "" : types.stream().distinct().sorted().toList().toString(),
                String.valueOf(arguments.negative()),
                String.valueOf(arguments.status()),
                Boolean.toString(arguments.includeRemoved()));
    }
}
