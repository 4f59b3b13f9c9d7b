package dev.adtools.server.cli.stdio;

import java.net.URI;
import java.time.Duration;

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
     * @throws IllegalArgumentException when it is no such address
     */
    public static URI url(String url) {
        URI given = URI.create(url);
        boolean web = "http".equalsIgnoreCase(given.getScheme()) || "https".equalsIgnoreCase(given.getScheme());
        boolean bare = given.getRawUserInfo() == null && given.getRawQuery() == null && given.getRawFragment() == null;
        if (!web || !bare || given.getHost() == null) {
            throw new IllegalArgumentException("not http(s)://host:port/path alone");
        }
        String path = given.getRawPath().replaceAll("/+$", "");
        return given.resolve(path.endsWith(PATH) ? path : path + PATH);
    }

    // The record's own would show the token.
    @Override
    public String toString() {
        return url.toString();
    }
}
