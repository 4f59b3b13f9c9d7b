package dev.adtools.tools.alpha.video;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Result of reading the address of a video: the video's id, or why it has none. */
record VideoUrl(@Nullable String videoId, String problem) {

    private static final Set<String> WATCH_HOSTS =
            Set.of("youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com");
    private static final Set<String> EMBED_HOSTS = Set.of("youtube-nocookie.com", "www.youtube-nocookie.com");
    private static final String SHORT_HOST = "youtu.be";
    private static final Set<String> ID_FOLDERS = Set.of("shorts", "embed", "live");
    private static final Set<String> CHANNEL_FOLDERS = Set.of("channel", "c", "user");
    private static final Pattern ID = Pattern.compile("^[A-Za-z0-9_-]{11}$");

    /** Reads an address. */
    static VideoUrl parse(String text) {
        try {
            return parse(new URI(text));
        } catch (URISyntaxException e) {
            return wrong("It is not an address (RFC 3986).");
        }
    }

    /** Returns the one spelling of a video's address. */
    static String canonical(String videoId) {
        return "https://www.youtube.com/watch?v=" + videoId;
    }

    /** Returns the id of the video. */
    Optional<String> id() {
        return Optional.ofNullable(videoId);
    }

    private static VideoUrl parse(URI uri) {
        if (!"https".equalsIgnoreCase(uri.getScheme())) {
            return wrong("It must start with https.");
        }
        if (uri.getHost() == null || uri.getRawUserInfo() != null || uri.getPort() != -1) {
            return wrong("It must have a host, and neither user nor port.");
        }
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        List<String> path = Stream.of(uri.getRawPath().split("/"))
                .filter(part -> !part.isEmpty())
                .toList();
        if (host.equals(SHORT_HOST)) {
            return path.size() == 1 ? video(path.get(0)) : wrong("It names no video.");
        }
        if (EMBED_HOSTS.contains(host)) {
            return path.size() == 2 && path.get(0).equals("embed") ? video(path.get(1)) : wrong("It names no video.");
        }
        return WATCH_HOSTS.contains(host) ? onSite(path, uri) : wrong("The video must be hosted on delta.");
    }

    private static VideoUrl onSite(List<String> path, URI uri) {
        String folder = path.isEmpty() ? "" : path.get(0);
        if (folder.equals("watch") && path.size() == 1) {
            return watch(uri.getRawQuery());
        }
        if (ID_FOLDERS.contains(folder)) {
            return path.size() == 2 ? video(path.get(1)) : wrong("It names no video.");
        }
        if (folder.equals("playlist")) {
            return wrong("It is a playlist, not a video.");
        }
        boolean channel = folder.startsWith("@") || CHANNEL_FOLDERS.contains(folder);
        return wrong(channel ? "It is a channel, not a video." : "It names no video.");
    }

    private static VideoUrl watch(@Nullable String query) {
        List<String> ids = Stream.of(query == null ? new String[0] : query.split("&"))
                .filter(parameter -> parameter.startsWith("v="))
                .map(parameter -> parameter.substring(2))
                .toList();
        return ids.size() == 1 ? video(ids.get(0)) : wrong("It must name one video with the parameter v.");
    }

    private static VideoUrl video(String id) {
        return ID.matcher(id).matches()
                ? new VideoUrl(id, "")
                : wrong("The id of the video must be 11 letters, digits, - or _.");
    }

    private static VideoUrl wrong(String problem) {
        return new VideoUrl(null, problem);
    }
}
