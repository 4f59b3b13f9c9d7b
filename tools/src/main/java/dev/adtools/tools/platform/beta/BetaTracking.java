package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.auth.PageToken;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Reads what conversions are counted with: pixels, pages, and the pages' lead forms. */
final class BetaTracking {

    private static final BetaSelection<BetaPixel> PIXEL = BetaSelection.of(BetaTracking::pixel);

    private static final BetaSelection<BetaPromotedPage> PAGE =
            BetaSelection.of(object -> new BetaPromotedPage(object.text("id"), object.textOrNull("name")));

    private static final BetaSelection<BetaLeadForm> LEAD_FORM = BetaSelection.of(object -> new BetaLeadForm(
            object.text("id"), object.textOrNull("name"), object.textOrNull("status"), object.time("created_time")));

    private static final String ANY_CODE = ".*";
    private static final String NO_PERMISSION = "10(/.*)?";
    private static final PlatformError NO_TOKEN = new PlatformError(
            "NO_PAGE_TOKEN", "It gives no access token for the page: the system user has no task on it.", "");

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaTracking(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<List<BetaPixel>> pixels(BetaAccountId account, Instant deadline) {
        return paging.list(account.value() + "/adspixels", PIXEL, deadline);
    }

    PlatformResult<List<BetaPromotedPage>> pages(BetaAccountId account, Instant deadline) {
        return paging.list(account.value() + "/promote_pages", PAGE, deadline);
    }

    PlatformResult<List<BetaLeadForm>> leadForms(String pageId, Instant deadline) {
        return token(pageId, deadline)
                .flatMap(token -> new BetaPaging(wire.as(token))
                        .list(pageId + "/leadgen_forms", LEAD_FORM, deadline)
                        // What is refused here is the page's token: the service's own was accepted just before.
                        .fold(PlatformResult::answered, failure -> ofPage(failure, ANY_CODE)));
    }

    // Only a page sees its forms. Its token is asked for each time and kept nowhere.
    private PlatformResult<PageToken> token(String pageId, Instant deadline) {
        return wire.get(pageId, Map.of("fields", "access_token"), deadline)
                .<PlatformResult<ObjectNode>>fold(PlatformResult::answered, failure -> ofPage(failure, NO_PERMISSION))
                .flatMap(page -> PageToken.of(page)
                        .map(PlatformResult::answered)
                        .orElseGet(() -> PlatformResult.failed(new PlatformFailure.Rejected(List.of(NO_TOKEN), ""))));
    }

    // Not the service's credentials are refused, but what they may do with this page.
    private static <T> PlatformResult<T> ofPage(PlatformFailure failure, String codes) {
        return PlatformResult.failed(
                failure instanceof PlatformFailure.NotAuthorised refused
                                && refused.errors().get(0).code().matches(codes)
                        ? new PlatformFailure.Rejected(refused.errors(), refused.requestId())
                        : failure);
    }

    private static BetaPixel pixel(BetaObject object) {
        return new BetaPixel(
                object.text("id"),
                object.textOrNull("name"),
                object.time("last_fired_time"),
                object.truth("is_unavailable"),
                object.truth("is_consolidated_container"));
    }
}
