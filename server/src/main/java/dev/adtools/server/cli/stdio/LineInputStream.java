package dev.adtools.server.cli.stdio;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Stream that ends with every line, until {@link #next} goes on to another. */
final class LineInputStream extends InputStream {

    private static final int END = -1;

    private final InputStream in;
    private int last = '\n';

    LineInputStream(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /** Returns the next line, or the first of its bytes, the others of which can be read then; null when there is none. */
    byte @Nullable [] next(int most) throws IOException {
        transferTo(OutputStream.nullOutputStream());
        // A terminal that is read behind its end would ask for more.
        last = last == END ? END : 0;
        byte[] head = readNBytes(most);
        return last == END && head.length == 0 ? null : head;
    }

    @Override
    public int read() throws IOException {
        if (last != '\n' && last != END) {
            last = in.read();
        }
        return last == '\n' ? END : last;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        for (int i = 0; i < length; i++) {
            int b = read();
            if (b < 0) {
                return i == 0 ? -1 : i;
            }
            target[from + i] = (byte) b;
        }
        return length;
    }
}
