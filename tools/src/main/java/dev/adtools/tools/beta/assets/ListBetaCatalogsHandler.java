package dev.adtools.tools.beta.assets;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.Insight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lists the product catalogs that an ad account can advertise, and reads the product sets of those on the page. */
public final class ListBetaCatalogsHandler
        implements ReadHandler<ListBetaCatalogs, Rows<CatalogsAnswer, CatalogsAnswer.Catalog>> {

    private static final Columns<ShownCatalog> COLUMNS = Columns.<ShownCatalog>none()
            .with("id", it -> Cells.text(it.catalog().id()))
            .with("name", it -> Cells.text(it.catalog().name()))
            .with("vertical", it -> Cells.text(it.catalog().vertical()))
            .with("product_count", it -> Cells.number(it.catalog().productCount()))
            .with("product_set_ids", it -> ids(it.shownSets()));

    private final BetaAds ads;

    public ListBetaCatalogsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<CatalogsAnswer, CatalogsAnswer.Catalog>> read(ListBetaCatalogs arguments, CallContext context) {
        String query =
                PageRequest.query("list_beta_catalogs", arguments.accountId().value());
        return context.grant(arguments.accountId())
                .map(granted -> ads.in(granted, context.deadline()))
                .flatMap(account -> account.catalogs()
                        .outcome(Mode.READ)
                        .flatMap(found -> new PageRequest(query, arguments.limit(), arguments.cursor())
                                .cutById(found.catalogs(), BetaCatalogs.Catalog::id)
                                .flatMap(page -> ShownCatalog.read(account, page.rows())
                                        .map(rows -> COLUMNS.rows(
                                                arguments.rawData(),
                                                new CatalogsAnswer(
                                                        insights(rows, found),
                                                        page.facts(
                                                                found.catalogs().size(), ads.source())),
                                                rows,
                                                ListBetaCatalogsHandler::row)))));
    }

    private static JsonValue ids(@Nullable List<BetaCatalogs.ProductSet> sets) {
        return sets == null
                ? JsonNull.NULL
                : JsonArray.ofStrings(
                        sets.stream().map(BetaCatalogs.ProductSet::id).toList());
    }

    private static CatalogsAnswer.Catalog row(ShownCatalog shown) {
        BetaCatalogs.Catalog catalog = shown.catalog();
        List<BetaCatalogs.ProductSet> sets = shown.shownSets();
        return new CatalogsAnswer.Catalog(
                catalog.id(),
                Cells.known(catalog.name()),
                Cells.known(catalog.vertical()),
                catalog.productCount(),
                sets == null
                        ? null
                        : sets.stream()
                                .map(it -> new CatalogsAnswer.ProductSet(
                                        it.id(), Cells.known(it.name()), it.productCount()))
                                .toList(),
                shown.sets() == null ? null : (Integer) shown.sets().size());
    }

    private static List<Insight> insights(List<ShownCatalog> rows, BetaCatalogs found) {
        List<Insight> insights = new ArrayList<>();
        if (found.businessId() == null) {
            insights.add(Insight.of(
                    CatalogsInsight.NO_BUSINESS,
                    "The platform names no business of the account, and only a business has catalogs."));
        }
        add(
                insights,
                CatalogsInsight.PRODUCT_SETS_NOT_SHOWN,
                " catalog(s) do not show their product sets to the service.",
                rows,
                row -> row.sets() == null);
        add(
                insights,
                CatalogsInsight.MORE_PRODUCT_SETS,
                " catalog(s) have more product sets than the " + ShownCatalog.MOST_SETS + " that are here.",
                rows,
                ShownCatalog::isCut);
        return insights;
    }

    private static void add(
            List<Insight> insights,
            CatalogsInsight code,
            String message,
            List<ShownCatalog> rows,
            Predicate<ShownCatalog> condition) {
        List<String> ids =
                rows.stream().filter(condition).map(it -> it.catalog().id()).toList();
        Insight.add(insights, code, message, ids);
    }
}
