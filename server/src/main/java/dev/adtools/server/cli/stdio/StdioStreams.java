package dev.adtools.server.cli.stdio;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Streams between the bridge and its client.
 *
 * @param in where the client's messages come from
 * @param out where the answers go, and nothing else
 * @param complaints what went wrong, for people
 */
public record StdioStreams(InputStream in, OutputStream out, PrintWriter complaints) {

    /** Returns the pipes of this process; whatever {@code System.out} is, the answers go to the standard output itself. */
    public static StdioStreams standard() {
        return new StdioStreams(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    }
}
