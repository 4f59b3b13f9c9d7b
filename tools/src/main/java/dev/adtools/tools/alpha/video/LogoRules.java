package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.UnknownMembers;
import java.util.Locale;
import java.util.Set;

/** Checks what is said about the logo; its file is never fetched. */
public final class LogoRules {

    private static final Set<String> MEMBERS = Set.of("url", "width", "height", "mime_type", "file_size_bytes");
    private static final Set<String> IMAGES = Set.of("image/png", "image/jpeg", "image/gif");
    private static final long LEAST_SIDE = 128;
    private static final long FORMER_LEAST_SIDE = 144;
    private static final long ADVISED_SIDE = 1200;
    private static final long MOST_BYTES = 5_242_880;
    private static final long FORMER_MOST_BYTES = 153_600;

    private LogoRules() {}

    /** Applies VID-LOGO-1 to VID-LOGO-4. */
    public static void check(VideoAsset asset, Checks checks) {
        Node logo = asset.logo();
        if (logo.absent()) {
            checks.skip(VideoRule.VID_LOGO_1);
            checks.skip(VideoRule.VID_LOGO_2);
            checks.skip(VideoRule.VID_LOGO_3);
            checks.skip(VideoRule.VID_LOGO_4);
            return;
        }
        Check size = checks.rule(VideoRule.VID_LOGO_1);
        sides(logo, size);
        bytes(logo.at("file_size_bytes"), size);
        type(logo.at("mime_type"), checks.rule(VideoRule.VID_LOGO_2));
        UnknownMembers.report(checks.rule(VideoRule.VID_LOGO_3), logo, MEMBERS);
        url(logo.at("url"), checks.rule(VideoRule.VID_LOGO_4));
    }

    private static void sides(Node logo, Check rule) {
        Node width = logo.at("width");
        Node height = logo.at("height");
        if (width.absent() || height.absent()) {
            rule.warn(
                    logo,
                    "Without width and height the shape of the logo cannot be checked.",
                    "width and height in pixels",
                    "Give both.");
        }
        boolean wide = side(width, rule);
        boolean high = side(height, rule);
        if (wide && high) {
            long w = width.integer().orElseThrow();
            long h = height.integer().orElseThrow();
            // Whole numbers, so that one percent is one percent at every size.
            if (100 * Math.abs(w - h) > Math.max(w, h)) {
                rule.error(
                        width, "The logo must be square, within 1%: it is " + w + " x " + h + ".", "1:1", "Crop it.");
            }
        }
    }

    private static boolean side(Node side, Check rule) {
        if (side.absent()) {
            return false;
        }
        long pixels = side.integer().filter(value -> value <= Integer.MAX_VALUE).orElse(0L);
        if (pixels < LEAST_SIDE) {
            rule.error(
                    side,
                    "A logo has at least 128 x 128 pixels.",
                    "a whole number of at least 128",
                    "Use a larger file.");
        } else if (pixels < FORMER_LEAST_SIDE) {
            rule.warn(side, "Some formats still want 144 x 144 pixels.", "at least 144", "Use a larger file.");
        } else if (pixels < ADVISED_SIDE) {
            rule.info(side, "1200 x 1200 pixels are recommended.");
        }
        return pixels >= LEAST_SIDE;
    }

    private static void bytes(Node bytes, Check rule) {
        if (bytes.absent()) {
            return;
        }
        long size = bytes.integer().orElse(0L);
        if (size <= 0 || size > MOST_BYTES) {
            rule.error(bytes, "A logo has at most 5,242,880 bytes.", "1 to 5242880", "Compress the file.");
        } else if (size > FORMER_MOST_BYTES) {
            rule.info(bytes, "Older formats want at most 150 KB.");
        }
    }

    private static void type(Node type, Check rule) {
        if (type.absent()) {
            return;
        }
        String name = type.text().orElse("").toLowerCase(Locale.ROOT);
        if (!IMAGES.contains(name)) {
            rule.error(
                    type,
                    "A logo is a PNG, JPEG or GIF image.",
                    String.join(", ", IMAGES.stream().sorted().toList()),
                    "Convert the file.");
        } else if (name.equals("image/gif")) {
            rule.warn(type, "Only the first frame of a GIF is shown.", "image/png", "Use a PNG.");
        }
    }

    private static void url(Node url, Check rule) {
        if (url.absent()) {
            return;
        }
        if (url.text()
                .filter(text -> text.startsWith("https://") && text.length() > 8)
                .isEmpty()) {
            rule.error(url, "The address of the logo must start with https.", "https://...", "Host the file with TLS.");
        } else {
            rule.info(url, "The logo is not fetched; its size and type are taken as given.");
        }
    }
}
