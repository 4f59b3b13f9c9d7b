package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.alpha.campaigns.AlphaCampaignsAnswer.App;
import dev.adtools.tools.alpha.campaigns.AlphaCampaignsAnswer.Budget;
import dev.adtools.tools.alpha.campaigns.AlphaCampaignsAnswer.Campaign;
import dev.adtools.tools.alpha.metrics.AlphaMetricColumns;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import org.jspecify.annotations.Nullable;

/** Makes objects and compact rows of campaigns. */
final class AlphaCampaignRows {

    private static final Columns<AlphaCampaign> COLUMNS = Columns.<AlphaCampaign>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("status", it -> Cells.text(it.status()))
            .with("primary_status", it -> Cells.text(it.delivery().primaryStatus()))
            .with(
                    "primary_status_reasons",
                    it -> JsonArray.ofStrings(it.delivery().reasons()))
            .with("channel", it -> Cells.text(it.channel()))
            .with("sub_type", it -> Cells.text(it.subType()))
            .with("bidding_strategy", it -> Cells.text(it.biddingStrategy()))
            .with("app_id", it -> Cells.text(it.app() == null ? null : it.app().id()))
            .with("budget_micros", it -> Cells.number(micros(it)))
            .with("budget_shared", it -> Cells.truth(it.budget().shared()));

    private final boolean hasMetrics;

    AlphaCampaignRows(boolean hasMetrics) {
        this.hasMetrics = hasMetrics;
    }

    Columns<MeasuredCampaign> columns() {
        Columns<MeasuredCampaign> columns = COLUMNS.of(MeasuredCampaign::campaign);
        return hasMetrics ? columns.and(AlphaMetricColumns.counts("").of(MeasuredCampaign::metrics)) : columns;
    }

    Campaign row(MeasuredCampaign row) {
        AlphaCampaign campaign = row.campaign();
        return new Campaign(
                campaign.id(),
                Cells.known(campaign.name()),
                Cells.known(campaign.status()),
                Cells.known(campaign.delivery().primaryStatus()),
                campaign.delivery().reasons(),
                Cells.known(campaign.delivery().servingStatus()),
                Cells.known(campaign.channel()),
                Cells.known(campaign.subType()),
                Cells.known(campaign.biddingStrategy()),
                app(campaign.app()),
                new Budget(
                        Cells.known(campaign.budget().id()),
                        micros(campaign),
                        campaign.budget().shared()),
                hasMetrics ? AlphaRowMetrics.of(row.metrics()) : null);
    }

    private static @Nullable App app(AlphaCampaign.@Nullable App app) {
        return app == null ? null : new App(app.id(), app.store());
    }

    private static @Nullable Long micros(AlphaCampaign campaign) {
        long micros = campaign.budget().amountMicros();
        return micros == 0 ? null : Amounts.exact(micros);
    }
}
