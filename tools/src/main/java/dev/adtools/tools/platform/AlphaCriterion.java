package dev.adtools.tools.platform;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Target or exclusion of a campaign on alpha.
 *
 * @param id its id, unique in its campaign
 * @param resourceName its name in the API
 * @param type what it is, for example {@code LOCATION}
 * @param negative whether it is kept from this
 * @param status {@code ENABLED}, {@code PAUSED} or {@code REMOVED}
 * @param displayName the platform's words for it, empty when there are none
 * @param bidModifier by how much bids are multiplied, 0 to exclude; null for not at all
 * @param detail what it names, by type: {@code geo_target_id}, {@code id}, {@code type}, {@code text} and
 *     {@code match_type}, {@code day}, {@code start} and {@code end}, …
 */
public record AlphaCriterion(
        String id,
        String resourceName,
        String type,
        boolean negative,
        String status,
        String displayName,
        @Nullable BigDecimal bidModifier,
        Map<String, String> detail) {

    public AlphaCriterion {
        detail = Map.copyOf(detail);
    }
}
