package dev.adtools.server.cli.stdio;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * What connects the bridge with its client.
 *
 * @param in where the client's messages come from
 * @param out where the answers go, and nothing else
 * @param complaints what went wrong, for people
 */
public record Pipes(InputStream in, OutputStream out, PrintWriter complaints) {

    /** Returns the pipes of this process; whatever {@code System.out} is, the answers go to the standard output itself. */
    public static Pipes standard() {
        return new Pipes(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    }
}
