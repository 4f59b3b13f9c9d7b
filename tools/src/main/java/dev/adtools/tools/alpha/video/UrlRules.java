package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;

/** Checks the address of the video, without fetching it. */
public final class UrlRules {

    private UrlRules() {}

    /** Applies VID-URL-1 and VID-URL-2. */
    public static void check(VideoAsset asset, Checks checks) {
        if (asset.url().absent()) {
            checks.skip(VideoRule.VID_URL_1);
            checks.skip(VideoRule.VID_URL_2);
            return;
        }
        VideoUrl url = VideoUrl.parse(asset.url().text().orElse(""));
        Check form = checks.rule(VideoRule.VID_URL_1);
        if (url.id().isEmpty()) {
            form.error(
                    asset.url(),
                    "This is not the address of a video on delta. " + url.problem(),
                    VideoUrl.canonical("<11 characters>"),
                    "Copy the address from the video's own page.");
            checks.skip(VideoRule.VID_URL_2);
            return;
        }
        checks.rule(VideoRule.VID_URL_2)
                .info(asset.url(), "The video must be public or unlisted; that is not verified, nothing is fetched.");
    }
}
