package dev.adtools.tools.beta.assets;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;

/** Lists the pixels and datasets that an ad account may use. */
public final class ListBetaPixelsHandler implements ReadHandler<ListBetaPixels, Rows<ListFacts, BetaPixel>> {

    private static final Columns<BetaPixel> COLUMNS = Columns.<BetaPixel>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("last_fired_at", it -> Cells.text(it.lastFiredAt()))
            .with("unavailable", it -> Cells.truth(it.unavailable()))
            .with("consolidated", it -> Cells.truth(it.consolidated()));

    private final BetaAds ads;

    public ListBetaPixelsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<ListFacts, BetaPixel>> read(ListBetaPixels arguments, CallContext context) {
        String query =
                PageRequest.query("list_beta_pixels", arguments.accountId().value());
        return context.grant(arguments.accountId())
                .flatMap(granted -> ads.in(granted, context.deadline()).pixels().outcome(Mode.READ))
                .flatMap(found -> arguments
                        .paging()
                        .of(query)
                        .cutById(found, BetaPixel::id)
                        .map(page -> COLUMNS.rows(
                                arguments.paging().rawData(), page.facts(found.size(), ads.source()), page.rows())));
    }
}
