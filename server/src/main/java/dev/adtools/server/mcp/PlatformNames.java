package dev.adtools.server.mcp;

import dev.adtools.api.Platform;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Words by which a request names platforms.
 *
 * @param platforms the platforms by word
 */
record PlatformNames(Map<String, Set<Platform>> platforms) {

    /** The words of the platforms' own names. */
    static final List<String> OWN = List.of("alpha", "beta", "analytics");

    // Follows the names of several platforms, and names none.
    private static final Set<String> ADS = Set.of("ad", "ads");

    /** Returns the words of the platforms' own names and of their labels. */
    static PlatformNames of(Map<Platform, String> labels) {
        Map<String, Set<Platform>> names = new HashMap<>();
        for (Platform platform : Platform.values()) {
            // The last word distinguishes alpha_analytics from alpha.
            String own = platform.wireName().substring(platform.wireName().lastIndexOf('_') + 1);
            words(own + " " + labels.getOrDefault(platform, ""))
                    .filter(word -> !ADS.contains(word))
                    .forEach(word -> names.computeIfAbsent(word, first -> EnumSet.noneOf(Platform.class))
                            .add(platform));
        }
        return new PlatformNames(names);
    }

    /** Returns the platforms that a request names: those that all its names share, or else all that it names. */
    Set<Platform> in(String request) {
        List<Set<Platform>> named = words(request)
                .filter(platforms::containsKey)
                .map(platforms::get)
                .toList();
        Set<Platform> shared = EnumSet.noneOf(Platform.class);
        named.forEach(shared::addAll);
        Set<Platform> all = EnumSet.copyOf(shared);
        named.forEach(shared::retainAll);
        return shared.isEmpty() ? all : shared;
    }

    /** Returns whether a request names several platforms, each by a word of its own. */
    boolean areSeveral(String request) {
        return words(request)
                        .filter(platforms::containsKey)
                        .map(platforms::get)
                        .distinct()
                        .count()
                > 1;
    }

    /** Returns the words of a request without the names of platforms, and without "ads" after such a name. */
    String without(String request) {
        StringBuilder rest = new StringBuilder();
        boolean named = false;
        for (String word : words(request).toList()) {
            boolean name = platforms.containsKey(word);
            if (!name && !(named && ADS.contains(word))) {
                rest.append(word).append(' ');
            }
            named = name;
        }
        return rest.toString();
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty());
    }
}
