package dev.adtools.server.cli.stdio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads the client's lines, and keeps no more of one than the service would take. */
final class Lines {

    /** The greatest message that the service takes. */
    static final int LONGEST = 2 << 20;

    private final InputStream in;
    private final byte[] chunk = new byte[64 << 10];
    private int at;
    private int end;
    private boolean over;

    Lines(InputStream in) {
        this.in = in;
    }

    /** Returns the next line; null when there is none. */
    @Nullable
    Line next() throws IOException {
        if (!hasMore()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean ended = false;
        while (!ended && line.size() <= LONGEST && hasMore()) {
            int stop = stop();
            line.write(chunk, at, stop - at);
            ended = pass(stop);
        }
        byte[] bytes = line.toByteArray();
        return bytes.length <= LONGEST ? Line.of(bytes) : tooLong(bytes, ended);
    }

    private Line tooLong(byte[] head, boolean wholeLine) throws IOException {
        IdFinder finder = new IdFinder();
        finder.pass(head, 0, head.length);
        boolean ended = wholeLine;
        while (!ended && hasMore()) {
            int stop = stop();
            finder.pass(chunk, at, stop);
            ended = pass(stop);
        }
        return Line.tooLong(finder.found());
    }

    private boolean hasMore() throws IOException {
        if (at == end && !over) {
            at = 0;
            end = Math.max(in.read(chunk), 0);
            // A terminal would ask for more.
            over = end == 0;
        }
        return at < end;
    }

    /** Returns where the line or what is there of it stops. */
    private int stop() {
        int stop = at;
        while (stop < end && chunk[stop] != '\n') {
            stop++;
        }
        return stop;
    }

    /** Goes on behind a stop, and tells whether the line ends there. */
    private boolean pass(int stop) {
        boolean ended = stop < end;
        at = ended ? stop + 1 : stop;
        return ended;
    }
}
