package dev.adtools.tools.analytics;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.Analytics;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;

/** Lists the properties that the service reaches on alpha_analytics and the caller may use. */
public final class ListAnalyticsPropertiesHandler
        implements ReadHandler<ListAnalyticsProperties, Rows<ListFacts, AnalyticsPropertySummary>> {

    private static final Columns<AnalyticsPropertySummary> COLUMNS = Columns.<AnalyticsPropertySummary>none()
            .with("property_id", it -> Cells.text(it.propertyId().value()))
            .with("name", it -> Cells.text(it.name()))
            .with("property_type", it -> Cells.text(it.propertyType()))
            .with("analytics_account_id", it -> Cells.text(it.analyticsAccountId()))
            .with("analytics_account_name", it -> Cells.text(it.analyticsAccountName()));

    private final Analytics analytics;

    public ListAnalyticsPropertiesHandler(Analytics analytics) {
        this.analytics = analytics;
    }

    @Override
    public Outcome<Rows<ListFacts, AnalyticsPropertySummary>> read(
            ListAnalyticsProperties arguments, CallContext context) {
        return analytics
                .properties(context.deadline())
                .outcome(Mode.READ)
                .map(found -> found.stream()
                        .filter(property -> context.mayUse(property.propertyId()))
                        .toList())
                .flatMap(usable -> page(usable, arguments));
    }

    private Outcome<Rows<ListFacts, AnalyticsPropertySummary>> page(
            List<AnalyticsPropertySummary> usable, ListAnalyticsProperties arguments) {
        String query = PageRequest.query("list_analytics_properties");
        return arguments
                .paging()
                .of(query)
                .cutById(usable, property -> property.propertyId().value())
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(), page.facts(usable.size(), analytics.source()), page.rows()));
    }
}
