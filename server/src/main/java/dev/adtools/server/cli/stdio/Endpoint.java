package dev.adtools.server.cli.stdio;

import dev.adtools.api.ToolGroup;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Address at which the service takes messages.
 *
 * @param url its path ends with {@code /mcp}
 * @param token lets the client in
 * @param patience how long an answer may take
 */
public record Endpoint(URI url, String token, Duration patience) {

    private static final String PATH = "/mcp";

    /**
     * Returns the address of the messages of a service.
     *
     * @param url where the service runs, with {@code /mcp} or without it
     * @param groups the groups of tools that are asked for; all when empty
     * @throws IllegalArgumentException when it is no such address
     */
    public static URI url(String url, List<ToolGroup> groups) {
        URI given = URI.create(url);
        boolean web = "http".equalsIgnoreCase(given.getScheme()) || "https".equalsIgnoreCase(given.getScheme());
        boolean bare = given.getRawUserInfo() == null && given.getRawQuery() == null && given.getRawFragment() == null;
        if (!web || !bare || given.getHost() == null) {
            throw new IllegalArgumentException("not http(s)://host:port/path alone");
        }
        String path = given.getRawPath().replaceAll("/+$", "");
        URI messages = given.resolve(path.endsWith(PATH) ? path : path + PATH);
        return groups.isEmpty()
                ? messages
                : URI.create(messages
                        + groups.stream().map(ToolGroup::wireName).collect(Collectors.joining(",", "?groups=", "")));
    }

    // The record's own would show the token.
    @Override
    public String toString() {
        return url.toString();
    }
}
