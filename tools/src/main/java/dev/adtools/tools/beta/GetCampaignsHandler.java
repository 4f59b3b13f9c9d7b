package dev.adtools.tools.beta;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.CampaignStatus;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Lists the campaigns of one ad account. The platform filters by status; the rest is done here, over all pages. */
public final class GetCampaignsHandler
        implements ReadHandler<GetCampaigns, Rows<CampaignsAnswer, CampaignsAnswer.Campaign>> {

    private static final Set<CampaignStatus> KEPT =
            EnumSet.complementOf(EnumSet.of(CampaignStatus.DELETED, CampaignStatus.ARCHIVED));

    private final BetaAds ads;

    public GetCampaignsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<CampaignsAnswer, CampaignsAnswer.Campaign>> read(GetCampaigns arguments, CallContext context) {
        return context.grant(arguments.accountId())
                .map(granted -> ads.in(granted, context.deadline()))
                .flatMap(in ->
                        in.account().outcome(Mode.READ).flatMap(account -> read(arguments, in, account, context)));
    }

    private Outcome<Rows<CampaignsAnswer, CampaignsAnswer.Campaign>> read(
            GetCampaigns arguments, BetaAds.InAccount in, BetaAccount account, CallContext context) {
        String text = arguments.updatedSince();
        Optional<Instant> since =
                text == null ? Optional.of(Instant.MIN) : CampaignTimes.since(text, account.timezone());
        if (since.isEmpty()) {
            return BetaCampaignsRule.CAMPAIGNS_SINCE_1.broken(
                    "/updated_since", "must be a date, and a time of day, that exist");
        }
        BetaAccountReads reads = new BetaAccountReads(ads, context);
        return CampaignMetrics.wanted(arguments, account, reads)
                .flatMap(wanted -> in.campaigns(statuses(arguments))
                        .outcome(Mode.READ)
                        .map(all -> matching(all, arguments, since.get()))
                        .flatMap(campaigns -> page(arguments, campaigns)
                                .flatMap(page -> CampaignMetrics.read(wanted, page.rows(), reads)
                                        .map(metrics -> answer(
                                                arguments,
                                                page,
                                                new CampaignSummary(account, campaigns, context.now()),
                                                metrics)))));
    }

    private static Set<CampaignStatus> statuses(GetCampaigns arguments) {
        List<CampaignStatus> wanted = arguments.status();
        return wanted == null ? KEPT : EnumSet.copyOf(wanted);
    }

    private static List<BetaCampaign> matching(List<BetaCampaign> campaigns, GetCampaigns arguments, Instant since) {
        List<CampaignObjective> objectives = arguments.objective();
        String part = arguments.nameContains() == null ? "" : lower(arguments.nameContains());
        return campaigns.stream()
                .filter(it -> objectives == null || isOneOf(objectives, it.objective()))
                .filter(it -> lower(it.name()).contains(part))
                .filter(it -> since.equals(Instant.MIN) || isUpdated(it, since))
                .toList();
    }

    private static boolean isPart(GetCampaigns arguments) {
        return !statuses(arguments).containsAll(EnumSet.allOf(CampaignStatus.class))
                || arguments.objective() != null
                || arguments.nameContains() != null
                || arguments.updatedSince() != null;
    }

    private static boolean isOneOf(List<CampaignObjective> objectives, String word) {
        return objectives.stream().anyMatch(objective -> objective.name().equals(word));
    }

    private static boolean isUpdated(BetaCampaign campaign, Instant since) {
        return CampaignTimes.instant(campaign.times().updated())
                .map(updated -> !updated.isBefore(since))
                .orElse(false);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static Outcome<Page<BetaCampaign>> page(GetCampaigns arguments, List<BetaCampaign> campaigns) {
        Sort<BetaCampaignSort> sort = arguments.sort();
        return arguments
                .paging()
                .of(query(arguments))
                .cut(campaigns, sort.key()::pageKey, BetaCampaignSort.order(sort.descending()));
    }

    // A cursor goes on in the same list only; limit, fields and raw_data do not change what the list is.
    private static String query(GetCampaigns arguments) {
        return String.join(
                "\n",
                "get_campaigns",
                arguments.accountId().value(),
                statuses(arguments).toString(),
                objectives(arguments),
                String.valueOf(arguments.nameContains()),
                String.valueOf(arguments.updatedSince()),
                arguments.sort().toString());
    }

    private static String objectives(GetCampaigns arguments) {
        List<CampaignObjective> objectives = arguments.objective();
        return objectives == null ? "" : EnumSet.copyOf(objectives).toString();
    }

    private Rows<CampaignsAnswer, CampaignsAnswer.Campaign> answer(
            GetCampaigns arguments, Page<BetaCampaign> page, CampaignSummary summary, CampaignMetrics metrics) {
        BetaCampaignRows rows = new BetaCampaignRows(arguments.fields(), summary.currency());
        CampaignsAnswer facts = new CampaignsAnswer(
                summary.summary(),
                Stream.concat(
                                summary.insights(metrics.days() != null && isPart(arguments)).stream(),
                                metrics.notes().stream())
                        .toList(),
                page.facts(summary.total(), ads.source()),
                summary.currency(),
                metrics.days(),
                metrics.conversion());
        return CampaignTable.columns(arguments.fields(), summary.currency())
                .and(metrics.columns(summary.currency()).of(metrics::orNone))
                .rows(arguments.paging().rawData(), facts, page.rows(), it -> rows.row(it, metrics.of(it)));
    }
}
