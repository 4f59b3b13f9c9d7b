package dev.adtools.server.openapi;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/**
 * A request that was drawn.
 *
 * @param operation that it is of
 * @param method of HTTP
 * @param place its path and query
 * @param headers its header lines
 * @param body its body, a character for each byte
 */
public record DrawnRequest(String operation, String method, String place, String headers, String body) {

    /** Returns the path as the service sees it. */
    public String path() {
        String path = place.contains("?") ? place.substring(0, place.indexOf('?')) : place;
        return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Returns it as it goes over the wire, without its body. */
    public String head() {
        return method + " " + place + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "Content-Length: " + body.length()
                + "\r\n\r\n";
    }

    /** Returns the body as it goes over the wire. */
    public byte[] bytes() {
        return body.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public String toString() {
        return head() + body.substring(0, Math.min(body.length(), 2_000));
    }
}
