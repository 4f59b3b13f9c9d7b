package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
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
import org.jspecify.annotations.Nullable;

/** Reads what conversions are counted with: pixels, pages, and the pages' lead forms. */
final class BetaTracking {

    private static final String PIXEL_FIELDS = "id,name,last_fired_time,is_unavailable,is_consolidated_container";
    private static final String LEAD_FORM_FIELDS = "id,name,status,created_time";

    private static final String ANY_CODE = ".*";
    private static final String NO_PERMISSION = "10(/.*)?";
    private static final PlatformError NO_TOKEN = new PlatformError(
            "NO_PAGE_TOKEN", "It gives no access token for the page: the system user has no task on it.", "");

    // The platform's zero, in any time zone, stands for never.
    private static final String BEFORE_PIXELS = "1970-01-02";

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaTracking(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<List<BetaPixel>> pixels(BetaAccountId account, Instant deadline) {
        return paging.all(account.value() + "/adspixels", Map.of("fields", PIXEL_FIELDS), deadline)
                .map(items -> items.stream().map(BetaTracking::pixel).toList());
    }

    PlatformResult<List<BetaPromotedPage>> pages(BetaAccountId account, Instant deadline) {
        return paging.all(account.value() + "/promote_pages", Map.of("fields", "id,name"), deadline)
                .map(items -> items.stream().map(BetaTracking::page).toList());
    }

    PlatformResult<List<BetaLeadForm>> leadForms(String pageId, Instant deadline) {
        return token(pageId, deadline)
                .flatMap(token -> new BetaPaging(wire.as(token))
                        .all(pageId + "/leadgen_forms", Map.of("fields", LEAD_FORM_FIELDS), deadline)
                        // What is refused here is the page's token: the service's own was accepted just before.
                        .fold(PlatformResult::answered, failure -> ofPage(failure, ANY_CODE)))
                .map(items -> items.stream().map(BetaTracking::leadForm).toList());
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

    private static BetaPromotedPage page(JsonNode object) {
        return new BetaPromotedPage(BetaObjects.text(object, "id"), BetaObjects.text(object, "name"));
    }

    private static BetaPixel pixel(JsonNode object) {
        return new BetaPixel(
                BetaObjects.text(object, "id"),
                BetaObjects.text(object, "name"),
                fired(object),
                object.path("is_unavailable").asBoolean(false),
                object.path("is_consolidated_container").asBoolean(false));
    }

    private static @Nullable String fired(JsonNode object) {
        String time = BetaObjects.time(object, "last_fired_time");
        return time == null || time.compareTo(BEFORE_PIXELS) < 0 ? null : time;
    }

    private static BetaLeadForm leadForm(JsonNode object) {
        return new BetaLeadForm(
                BetaObjects.text(object, "id"),
                BetaObjects.text(object, "name"),
                BetaObjects.text(object, "status"),
                BetaObjects.time(object, "created_time"));
    }
}
