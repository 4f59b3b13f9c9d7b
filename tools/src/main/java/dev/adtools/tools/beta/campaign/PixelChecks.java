package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Looks a pixel up among those of an account: whether it is there, takes events, and gets some. */
public final class PixelChecks {

    private static final Duration RECENT = Duration.ofDays(7);

    private PixelChecks() {}

    /** Reports a pixel that cannot be used; returns the one that can. */
    public static Optional<BetaPixel> usable(Check check, Node at, List<BetaPixel> pixels) {
        Optional<BetaPixel> found =
                pixels.stream().filter(pixel -> at.is(pixel.id())).findFirst();
        if (found.isEmpty()) {
            check.error(
                    at,
                    "The account has no such pixel or dataset.",
                    "one that the account owns or that is shared with it",
                    "");
        } else if (found.get().unavailable()) {
            check.error(at, "The platform takes no events for it: it is unavailable.", "", "Name another one.");
        }
        return found.filter(pixel -> !pixel.unavailable());
    }

    /** Reports a pixel that gets no events. */
    public static void fires(Check check, Node at, BetaPixel pixel, Instant now) {
        String lastFired = pixel.lastFiredAt();
        if (lastFired == null) {
            check.warn(at, "It has never got an event.", "an event of the last 7 days", "Install it, and test it.");
            return;
        }
        IsoTime.parse(lastFired)
                .map(moment -> Duration.between(moment, now))
                .filter(silence -> silence.compareTo(RECENT) > 0)
                .ifPresent(silence -> check.warn(
                        at,
                        "It has got no event for " + silence.toDays() + " days.",
                        "an event of the last 7 days",
                        "Look whether it is still installed."));
    }
}
