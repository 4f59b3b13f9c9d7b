package dev.adtools.server.cli.stdio;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Stream that ends with every line, until {@link #next} goes on to another. */
final class LineInputStream extends InputStream {

    private final InputStream in;
    private final byte[] chunk = new byte[8 << 10];
    private int at;
    private int end;
    private boolean ended = true;
    private boolean over;

    LineInputStream(InputStream in) {
        this.in = in;
    }

    /** Returns the next line, or the first of its bytes, the others of which can be read then; null when there is none. */
    byte @Nullable [] next(int most) throws IOException {
        transferTo(OutputStream.nullOutputStream());
        ended = over;
        byte[] head = readNBytes(most);
        return over && head.length == 0 ? null : head;
    }

    @Override
    public int read() throws IOException {
        if (at == end && !ended) {
            at = 0;
            end = Math.max(in.read(chunk), 0);
            // A terminal that is read behind its end would ask for more.
            over = end == 0;
            ended = over;
        }
        if (ended) {
            return -1;
        }
        byte b = chunk[at++];
        ended = b == '\n';
        return ended ? -1 : Byte.toUnsignedInt(b);
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
