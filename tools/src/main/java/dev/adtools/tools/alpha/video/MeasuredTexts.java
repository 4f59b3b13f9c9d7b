package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Node;
import org.jspecify.annotations.Nullable;

/**
 * Widths of the texts, in columns; null for a text that is not given.
 *
 * @param headlineWidth the width of the headline
 * @param descriptionWidth the width of the description
 * @param businessNameWidth the width of the business name
 */
public record MeasuredTexts(
        @Nullable Integer headlineWidth,
        @Nullable Integer descriptionWidth,
        @Nullable Integer businessNameWidth) {

    static MeasuredTexts of(VideoAsset asset) {
        return new MeasuredTexts(width(asset.headline()), width(asset.description()), width(asset.businessName()));
    }

    private static @Nullable Integer width(Node text) {
        return text.text().map(value -> DisplayWidth.of(value.strip())).orElse(null);
    }
}
