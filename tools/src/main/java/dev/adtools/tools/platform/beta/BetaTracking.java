package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what conversions are counted with: pixels, pages, and the pages' lead forms. */
final class BetaTracking {

    private static final String PIXEL_FIELDS = "id,name,last_fired_time,is_unavailable,is_consolidated_container";
    private static final String LEAD_FORM_FIELDS = "id,name,status";

    // The platform's zero, in any time zone, stands for never.
    private static final String BEFORE_PIXELS = "1970-01-02";

    private final BetaPaging paging;

    BetaTracking(BetaPaging paging) {
        this.paging = paging;
    }

    PlatformResult<List<BetaPixel>> pixels(BetaAccountId account, Instant deadline) {
        return paging.all(account.value() + "/adspixels", Map.of("fields", PIXEL_FIELDS), deadline)
                .map(items -> items.stream().map(BetaTracking::pixel).toList());
    }

    PlatformResult<List<String>> pages(BetaAccountId account, Instant deadline) {
        return paging.all(account.value() + "/promote_pages", Map.of("fields", "id"), deadline)
                .map(items ->
                        items.stream().map(page -> BetaObjects.text(page, "id")).toList());
    }

    PlatformResult<List<BetaLeadForm>> leadForms(String pageId, Instant deadline) {
        return paging.all(pageId + "/leadgen_forms", Map.of("fields", LEAD_FORM_FIELDS), deadline)
                .map(items -> items.stream().map(BetaTracking::leadForm).toList());
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
                BetaObjects.text(object, "id"), BetaObjects.text(object, "name"), BetaObjects.text(object, "status"));
    }
}
