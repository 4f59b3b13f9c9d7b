package dev.adtools.tools.beta.assets;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;

/** Lists the pages that an ad account may advertise. */
public final class ListBetaPagesHandler implements ReadHandler<ListBetaPages, Rows<ListFacts, BetaPromotedPage>> {

    private static final Columns<BetaPromotedPage> COLUMNS = Columns.<BetaPromotedPage>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()));

    private final BetaAds ads;

    public ListBetaPagesHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<ListFacts, BetaPromotedPage>> read(ListBetaPages arguments, CallContext context) {
        String query =
                PageRequest.query("list_beta_pages", arguments.accountId().value());
        return context.grant(arguments.accountId())
                .flatMap(granted -> ads.in(granted, context.deadline()).pages().outcome(Mode.READ))
                .flatMap(found -> arguments
                        .paging()
                        .of(query)
                        .cutById(found, BetaPromotedPage::id)
                        .map(page -> COLUMNS.rows(
                                arguments.paging().rawData(), page.facts(found.size(), ads.source()), page.rows())));
    }
}
