package dev.adtools.tools.alpha;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.video.VideoRule;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code validate_delta_video_asset}, all optional. */
@Tool(
        name = "validate_delta_video_asset",
        title = "Validate a video asset",
        description = "Checks the metadata of a video ad: its video on delta (the site that hosts"
                + " videos of alpha), length, texts and logo. Use it to see which video ad formats it fits."
                + " Changes nothing and fetches nothing.",
        platform = Platform.ALPHA,
        mode = Mode.VALIDATE,
        group = ToolGroup.VALIDATION,
        rules = VideoRule.class,
        ruleset = ValidateDeltaVideoAsset.RULESET,
        searchWords = "check verify video ad asset creative length duration aspect headline clip spot"
                + " requirements ok valid film",
        handler = ValidateDeltaVideoAssetHandler.class)
public record ValidateDeltaVideoAsset(
        @Arg(
                description = "The address of the video on delta. It is read, never fetched.",
                maxLength = 2048,
                examples = "https://www.youtube.com/watch?v=aqz-KE-bpKQ")
        @Nullable
        String videoUrl,

        @Arg(description = "The length of the video. May have a fraction.", max = 1_000_000_000, examples = "15")
        @Nullable
        BigDecimal durationSeconds,

        @Arg(description = "The headline. Wide characters count twice.", maxLength = 1000) @Nullable
        String headline,

        @Arg(description = "The description. Wide characters count twice.", maxLength = 1000) @Nullable
        String description,

        @Arg(description = "The name of the business. Wide characters count twice.", maxLength = 1000) @Nullable
        String businessName,

        @Arg(
                description =
                        "The logo: url, width and height in pixels, mime_type, file_size_bytes. Its url is read, never"
                                + " fetched.")
        @Nullable
        JsonObject logo) {

    static final String RULESET = "alpha-video-2026.11";
}
