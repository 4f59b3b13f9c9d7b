package dev.adtools.server.openapi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** A file of the page, kept as browsers take it: packed once, so that a stranger's request costs next to nothing. */
final class DocsFile {

    private final String type;
    private final byte[] packed;

    private DocsFile(String type, byte[] packed) {
        this.type = type;
        this.packed = packed;
    }

    static DocsFile of(String name, byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new DocsFile(type(name), packed.toByteArray());
    }

    String type() {
        return type;
    }

    byte[] packed() {
        return packed;
    }

    byte[] unpacked() {
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return gzip.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return switch (ending) {
            case "html" -> "text/html;charset=utf-8";
            case "css" -> "text/css;charset=utf-8";
            case "js" -> "text/javascript;charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "txt" -> "text/plain;charset=utf-8";
            default -> throw new IllegalArgumentException(name);
        };
    }
}
