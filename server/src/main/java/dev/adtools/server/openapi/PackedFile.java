package dev.adtools.server.openapi;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** File that anyone may ask for, kept packed and as it is, so that a stranger's request costs next to nothing. */
final class PackedFile {

    private static final String GZIP = "gzip";
    // Jersey's own choice of a variant takes a weight of nothing for a weak wish.
    private static final Pattern TAKES_GZIP =
            Pattern.compile("(?i)(^|,)\\s*gzip\\s*(;\\s*q=(0\\.0{0,2}[1-9]\\d*|1(\\.0*)?)\\s*)?(,|$)");

    private final String type;
    private final byte[] content;
    private final byte[] packed;

    private PackedFile(String type, byte[] content, byte[] packed) {
        this.type = type;
        this.content = content;
        this.packed = packed;
    }

    static PackedFile of(String type, byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new PackedFile(type, content, packed.toByteArray());
    }

    /** Returns an answer with it, packed if that is what a request says it takes. */
    ResponseBuilder answer(String encodings) {
        boolean takesGzip = TAKES_GZIP.matcher(encodings).find();
        byte[] body = takesGzip ? packed : content;
        return Response.ok(ByteBuffer.wrap(body), type)
                .encoding(takesGzip ? GZIP : null)
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING)
                .header(HttpHeaders.CONTENT_LENGTH, body.length);
    }
}
