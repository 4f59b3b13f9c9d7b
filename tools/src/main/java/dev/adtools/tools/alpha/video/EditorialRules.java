package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.regex.Pattern;

/** Checks the texts against the platform's editorial policy. */
public final class EditorialRules {

    private static final Pattern CAPITALS = Pattern.compile("(?<!\\p{L})\\p{Lu}{5,}(?!\\p{L})");
    private static final Pattern REPEATED = Pattern.compile("[!?]{2,}|[.]{4,}|([,;:*#+~^=-])\\1{1,}");
    // Nine digits or more with what people put between them: shorter numbers are prices and years.
    private static final Pattern PHONE = Pattern.compile("(?<![0-9])[+(]?[0-9](?:[ ()./-]{0,2}[0-9]){8,14}(?![0-9])");

    private EditorialRules() {}

    /** Applies VID-EDIT-1. */
    public static void check(VideoAsset asset, Checks checks) {
        Check rule = checks.rule(VideoRule.VID_EDIT_1);
        for (Node text : List.of(asset.headline(), asset.description(), asset.businessName())) {
            String value = text.text().orElse("");
            // A brand may be written in capitals.
            if (text != asset.businessName() && CAPITALS.matcher(value).find()) {
                rule.warn(text, "Words in capitals are often disapproved.", "", "Write them in normal case.");
            }
            if (REPEATED.matcher(value).find()) {
                rule.warn(text, "Repeated punctuation is often disapproved.", "", "Use each mark once.");
            }
            if (value.codePoints().anyMatch(EditorialRules::isEmoji)) {
                rule.warn(text, "Emoji are often disapproved.", "", "Leave them out.");
            }
            if (PHONE.matcher(value).find()) {
                rule.confidential()
                        .warn(text, "A phone number in the text is often disapproved.", "", "Use a call asset.");
            }
        }
    }

    private static boolean isEmoji(int point) {
        return (point >= 0x1F300 && point <= 0x1FAFF)
                || (point >= 0x2600 && point <= 0x27BF)
                || (point >= 0x1F1E6 && point <= 0x1F1FF)
                || point == 0x2B50
                || point == 0x2B55;
    }
}
