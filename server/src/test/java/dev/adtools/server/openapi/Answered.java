package dev.adtools.server.openapi;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpURI;

/**
 * One answer as it went over HTTP.
 *
 * @param method of the request
 * @param path of the request, decoded
 * @param status its status
 * @param type its content type; empty when it has none
 * @param body its body
 */
public record Answered(String method, String path, int status, String type, String body) {

    /** Returns an answer whose body is bytes. */
    public static Answered of(String method, String path, int status, String type, byte[] body) {
        return new Answered(method, path, status, type, new String(body, StandardCharsets.UTF_8));
    }

    /** Returns an answer as its client has it. */
    public static Answered of(HttpResponse<byte[]> response) {
        return of(
                response.request().method(),
                HttpURI.from(response.uri()).getCanonicalPath(),
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse(""),
                response.body());
    }

    /** Returns the media type without parameters. */
    String mediaType() {
        int semicolon = type.indexOf(';');
        return (semicolon < 0 ? type : type.substring(0, semicolon)).strip();
    }

    /** Returns all of it as one text. */
    String whole() {
        return String.join("\n", method, path, Integer.toString(status), type, body);
    }

    @Override
    public String toString() {
        return method + " " + path + " " + status + " " + type + " "
                + body.substring(0, Math.min(body.length(), 2_000));
    }
}
