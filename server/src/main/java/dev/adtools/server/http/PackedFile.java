package dev.adtools.server.http;

import dev.adtools.server.call.Sha256;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** File that anyone may ask for, kept packed and as it is, so that a stranger's request costs next to nothing. */
public final class PackedFile {

    private static final String GZIP = "gzip";
    // Jersey's own choice of a variant takes a weight of nothing for a weak wish.
    private static final Pattern TAKES_GZIP =
            Pattern.compile("(?i)(^|,)\\s*gzip\\s*(;\\s*q=(0\\.0{0,2}[1-9]\\d*|1(\\.0*)?)\\s*)?(,|$)");

    private final String type;
    private final byte[] content;
    private final byte[] packed;
    private final String edition;

    private PackedFile(String type, byte[] content, byte[] packed) {
        this.type = type;
        this.content = content;
        this.packed = packed;
        this.edition = HexFormat.of().formatHex(Sha256.of(content), 0, 8);
    }

    /**
     * Reads a file that lies beside a class or below it.
     *
     * @param beside the class
     * @param name the file's name, whose ending says what it is
     */
    public static PackedFile resource(Class<?> beside, String name) {
        try (InputStream stream = beside.getResourceAsStream(name)) {
            if (stream == null) {
                throw new FileNotFoundException(name);
            }
            return of(name, stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Packs a file whose name's ending says what it is. */
    public static PackedFile of(String name, byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new PackedFile(type(name), content, packed.toByteArray());
    }

    private static String type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "html" -> "text/html;charset=utf-8";
            case "css" -> "text/css;charset=utf-8";
            case "js" -> "text/javascript;charset=utf-8";
            case "json" -> "application/json";
            case "svg" -> "image/svg+xml";
            case "txt" -> "text/plain;charset=utf-8";
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** Returns its bytes. */
    public byte[] content() {
        return content.clone();
    }

    /** Returns a hash that changes when the file does. */
    public String edition() {
        return edition;
    }

    /** Returns an answer with it, packed if that is what a request says it takes. */
    public ResponseBuilder answer(String encodings) {
        boolean takesGzip = TAKES_GZIP.matcher(encodings).find();
        byte[] body = takesGzip ? packed : content;
        return Response.ok(ByteBuffer.wrap(body), type)
                .encoding(takesGzip ? GZIP : null)
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING)
                .header(HttpHeaders.CONTENT_LENGTH, body.length);
    }
}
