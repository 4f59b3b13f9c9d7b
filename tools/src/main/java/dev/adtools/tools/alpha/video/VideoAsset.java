package dev.adtools.tools.alpha.video;

import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.rules.Node;
import java.util.List;

/**
 * The video asset that the rules look at.
 *
 * @param url the address of the video
 * @param duration its length in seconds
 * @param headline the headline
 * @param description the description
 * @param businessName the name of the business
 * @param logo the logo's metadata
 */
public record VideoAsset(Node url, Node duration, Node headline, Node description, Node businessName, Node logo) {

    /** Returns the place of all arguments together. */
    public Node whole() {
        return Node.of("", null);
    }

    /** Returns whether nothing at all is given. */
    public boolean isEmpty() {
        return List.of(url, duration, headline, description, businessName, logo).stream()
                .allMatch(Node::absent);
    }

    /** Returns the values that would be sent in another form than they came. */
    public JsonObject normalized() {
        JsonObject.Builder normalized = JsonObject.builder();
        url.text().map(VideoUrl::parse).flatMap(VideoUrl::id).ifPresent(id -> {
            if (!url.is(VideoUrl.canonical(id))) {
                normalized.put("video_url", VideoUrl.canonical(id));
            }
        });
        stripped(normalized, "headline", headline);
        stripped(normalized, "description", description);
        stripped(normalized, "business_name", businessName);
        return normalized.build();
    }

    private static void stripped(JsonObject.Builder normalized, String name, Node text) {
        text.text()
                .filter(value -> !value.equals(value.strip()))
                .ifPresent(value -> normalized.put(name, value.strip()));
    }
}
