package dev.adtools.server.cli.stdio;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes lines for the client, whole and at once. */
final class LineWriter {

    private final OutputStream out;
    private volatile boolean wanted = true;

    LineWriter(OutputStream out) {
        this.out = out;
    }

    /** Tells whether the client still reads. */
    boolean wanted() {
        return wanted;
    }

    void write(String message) {
        byte[] line = (message + "\n").getBytes(StandardCharsets.UTF_8);
        synchronized (this) {
            // Behind half a line no other can be told apart.
            if (wanted) {
                send(line);
            }
        }
    }

    private void send(byte[] line) {
        try {
            out.write(line);
            out.flush();
        } catch (IOException gone) {
            wanted = false;
        }
    }
}
