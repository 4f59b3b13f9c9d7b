package dev.adtools.tools.beta.assets;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;

/** Lists the lead forms of a page that an ad account may advertise. */
public final class ListBetaLeadFormsHandler implements ReadHandler<ListBetaLeadForms, Rows<ListFacts, BetaLeadForm>> {

    private static final Columns<BetaLeadForm> COLUMNS = Columns.<BetaLeadForm>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("status", it -> Cells.text(it.status()))
            .with("created_at", it -> Cells.text(it.createdAt()));

    private final BetaAds ads;

    public ListBetaLeadFormsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<ListFacts, BetaLeadForm>> read(ListBetaLeadForms arguments, CallContext context) {
        String query =
                PageRequest.query("list_beta_lead_forms", arguments.accountId().value(), arguments.pageId());
        return forms(arguments, context)
                .flatMap(found -> arguments
                        .paging()
                        .of(query)
                        .cutById(found, BetaLeadForm::id)
                        .map(page -> COLUMNS.rows(
                                arguments.paging().rawData(), page.facts(found.size(), ads.source()), page.rows())));
    }

    // A page that the account may not advertise is not asked about: nobody learns by trying which forms it has.
    private Outcome<List<BetaLeadForm>> forms(ListBetaLeadForms arguments, CallContext context) {
        String pageId = arguments.pageId();
        return context.grant(arguments.accountId())
                .map(granted -> ads.in(granted, context.deadline()))
                .flatMap(account -> account.pages()
                        .outcome(Mode.READ)
                        .flatMap(pages -> pages.stream()
                                .filter(page -> page.id().equals(pageId))
                                .findFirst()
                                .map(page -> account.leadForms(page).outcome(Mode.READ))
                                .orElseGet(() -> notFound(arguments.accountId(), pageId))));
    }

    private static Outcome<List<BetaLeadForm>> notFound(BetaAccountId account, String pageId) {
        return Outcome.failed(
                ToolError.of(ErrorCode.NOT_FOUND, "The account " + account.value() + " has no page " + pageId + "."));
    }
}
