package dev.adtools.server.http;

import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/**
 * Body of a response that is written line by line.
 *
 * @param lines hands on the lines, which are JSON
 */
public record JsonLines(Consumer<Consumer<byte[]>> lines) implements StreamingOutput {

    /** The media type of such a body. */
    public static final String MEDIA_TYPE = "application/x-ndjson";

    // A caller who goes away in the middle is no failure of the service.
    @Override
    public void write(OutputStream out) throws IOException {
        try {
            lines.accept(line -> write(out, line));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void write(OutputStream out, byte[] line) {
        try {
            out.write(line);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
