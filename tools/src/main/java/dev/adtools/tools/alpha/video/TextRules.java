package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;

/** Checks that the texts are there and not too wide. */
public final class TextRules {

    private static final int HEADLINE = 40;
    private static final int HEADLINE_ASSETS = 30;
    private static final int HEADLINE_ACTION = 15;
    private static final int LONG_HEADLINE = 90;
    private static final int DESCRIPTION = 90;
    private static final int DESCRIPTION_ACTION = 70;
    private static final int DESCRIPTION_LINE = 35;
    private static final int BUSINESS_NAME = 25;

    private TextRules() {}

    /** Applies VID-TXT-0, VID-HL-1, VID-HL-2, VID-DESC-1 and VID-BN-1. */
    public static void check(VideoAsset asset, Checks checks) {
        wideCharacters(asset, checks.rule(VideoRule.VID_TXT_0));
        if (asset.headline().present()) {
            headline(asset.headline(), checks.rule(VideoRule.VID_HL_1));
            longHeadline(asset.headline(), checks.rule(VideoRule.VID_HL_2));
        } else {
            checks.skip(VideoRule.VID_HL_1);
            checks.skip(VideoRule.VID_HL_2);
        }
        if (asset.description().present()) {
            description(asset.description(), checks.rule(VideoRule.VID_DESC_1));
        } else {
            checks.skip(VideoRule.VID_DESC_1);
        }
        businessName(asset, checks.rule(VideoRule.VID_BN_1));
    }

    private static void wideCharacters(VideoAsset asset, Check rule) {
        for (Node text : List.of(asset.headline(), asset.description(), asset.businessName())) {
            String value = text.text().orElse("").strip();
            int points = value.codePointCount(0, value.length());
            if (width(text) > points) {
                rule.info(
                        text,
                        "Wide characters count twice: " + points + " characters are " + width(text) + " columns.");
            }
        }
    }

    private static void headline(Node headline, Check rule) {
        int width = width(headline);
        if (width == 0 || width > LONG_HEADLINE) {
            rule.error(headline, tooWide("headline", width), "1 to 40 columns", "Shorten or write the headline.");
        } else if (width > HEADLINE_ASSETS && width <= HEADLINE) {
            rule.warn(
                    headline,
                    "Demand and app campaigns take headlines of at most 30 columns; this has " + width + ".",
                    "at most 30 columns",
                    "Shorten it to be safe in every campaign type.");
        } else if (width > HEADLINE_ACTION && width <= HEADLINE) {
            rule.info(
                    headline,
                    "Action formats in a stream show at most 15 columns of a headline; this has " + width + ".");
        }
    }

    private static void longHeadline(Node headline, Check rule) {
        int width = width(headline);
        if (width > HEADLINE && width <= LONG_HEADLINE) {
            rule.error(
                    headline,
                    "A headline has at most 40 columns; this has " + width + ", which fits the long headline (90).",
                    "1 to 40 columns",
                    "Shorten it, or use it as the long headline.");
        }
    }

    private static void description(Node description, Check rule) {
        int width = width(description);
        if (width == 0 || width > DESCRIPTION) {
            rule.error(
                    description, tooWide("description", width), "1 to 90 columns", "Shorten or write the description.");
        } else if (width > DESCRIPTION_ACTION) {
            rule.warn(
                    description,
                    "Action formats take descriptions of at most 70 columns; this has " + width + ".",
                    "at most 70 columns",
                    "Shorten it to be safe in every format.");
        } else if (width > DESCRIPTION_LINE) {
            rule.info(description, "In a feed a description is two lines of 35 columns; this has " + width + ".");
        }
    }

    private static void businessName(VideoAsset asset, Check rule) {
        Node name = asset.businessName();
        if (name.absent()) {
            if (asset.headline().present() || asset.logo().present()) {
                rule.error(
                        name,
                        "A headline or a logo needs the business name.",
                        "1 to 25 columns",
                        "Give business_name.");
            }
            return;
        }
        int width = width(name);
        if (width == 0 || width > BUSINESS_NAME) {
            rule.error(name, tooWide("business name", width), "1 to 25 columns", "Shorten or write the business name.");
        }
    }

    private static String tooWide(String what, int width) {
        return width == 0 ? "The " + what + " is blank." : "The " + what + " is too long: " + width + " columns.";
    }

    private static int width(Node text) {
        return DisplayWidth.of(text.text().orElse("").strip());
    }
}
