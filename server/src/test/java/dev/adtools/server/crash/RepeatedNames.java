package dev.adtools.server.crash;

import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A platform that takes a campaign any number of times, so that it hides no second write by refusing its name. */
final class RepeatedNames implements Function<WireRequest, WireAnswer> {

    private final Function<WireRequest, WireAnswer> platform;
    private final Pattern name;
    private final Set<String> taken = ConcurrentHashMap.newKeySet();

    /** Finds the names of campaigns with the first group of a pattern. */
    RepeatedNames(LiveVendor vendor, Pattern name) {
        this.platform = vendor.usual();
        this.name = name;
    }

    @Override
    public WireAnswer apply(WireRequest request) {
        Matcher found = name.matcher(request.body());
        if (!request.uri().getPath().endsWith(":mutate") || !found.find()) {
            return platform.apply(request);
        }
        boolean again = LiveVendor.isWrite(request) ? !taken.add(found.group(1)) : taken.contains(found.group(1));
        return platform.apply(again ? renamed(request, found.group(1)) : request);
    }

    // Its budget, too, has a name of its own.
    private static WireRequest renamed(WireRequest request, String campaign) {
        String body = request.body().replace(campaign, campaign + " " + UUID.randomUUID());
        return new WireRequest(
                request.kind(),
                request.method(),
                request.uri(),
                request.headers(),
                body,
                request.deadline(),
                request.sending());
    }
}
