package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * An ad group on alpha, in the platform's own words.
 *
 * @param id its id
 * @param name what its owners call it; foreign text; null when not known
 * @param campaign the campaign it is in
 * @param status what its owners set: {@code ENABLED}, {@code PAUSED} or {@code REMOVED}
 * @param type what kind of ads it has, for example {@code SEARCH_STANDARD}; null when it has no type
 * @param cpcBidMicros what a click may cost where keywords do not say, in micros; null when a strategy decides
 */
public record AlphaAdGroup(
        String id,
        @Nullable String name,
        AlphaReport.Named campaign,
        String status,
        @Nullable String type,
        @Nullable Long cpcBidMicros) {}
