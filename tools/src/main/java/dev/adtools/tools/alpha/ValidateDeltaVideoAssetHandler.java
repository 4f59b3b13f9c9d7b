package dev.adtools.tools.alpha;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.alpha.video.DurationRules;
import dev.adtools.tools.alpha.video.EditorialRules;
import dev.adtools.tools.alpha.video.LogoRules;
import dev.adtools.tools.alpha.video.TextRules;
import dev.adtools.tools.alpha.video.UrlRules;
import dev.adtools.tools.alpha.video.VideoAsset;
import dev.adtools.tools.alpha.video.VideoAssetFacts;
import dev.adtools.tools.alpha.video.VideoRule;
import dev.adtools.tools.rules.Abridged;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import org.jspecify.annotations.Nullable;

/** Applies the rules for video assets. */
public final class ValidateDeltaVideoAssetHandler implements ValidateHandler<ValidateDeltaVideoAsset, VideoAssetFacts> {

    @Override
    public Outcome<Validation<VideoAssetFacts>> validate(ValidateDeltaVideoAsset arguments, CallContext context) {
        VideoAsset asset = asset(arguments);
        Checks checks = new Checks();
        if (asset.isEmpty()) {
            checks.rule(VideoRule.VID_EMPTY_1)
                    .error(
                            asset.whole(),
                            "There is nothing to check: no argument is given.",
                            "at least one of video_url, duration_seconds, headline, description, business_name, logo",
                            "Give the metadata of the asset.");
        } else {
            checks.rule(VideoRule.VID_EMPTY_1);
            UrlRules.check(asset, checks);
            DurationRules.check(asset, checks);
            TextRules.check(asset, checks);
            LogoRules.check(asset, checks);
            EditorialRules.check(asset, checks);
        }
        return Outcome.completed(Abridged.of(
                checks.validation(asset.normalized(), ValidateDeltaVideoAsset.RULESET, VideoAssetFacts.of(asset))));
    }

    private static VideoAsset asset(ValidateDeltaVideoAsset arguments) {
        return new VideoAsset(
                text("video_url", arguments.videoUrl()),
                member("duration_seconds", duration(arguments)),
                text("headline", arguments.headline()),
                text("description", arguments.description()),
                text("business_name", arguments.businessName()),
                member("logo", arguments.logo()));
    }

    private static @Nullable JsonValue duration(ValidateDeltaVideoAsset arguments) {
        return arguments.durationSeconds() == null ? null : new JsonNumber(arguments.durationSeconds());
    }

    private static Node text(String name, @Nullable String text) {
        return member(name, text == null ? null : new JsonString(text));
    }

    private static Node member(String name, @Nullable JsonValue value) {
        return Node.of("/" + name, value);
    }
}
