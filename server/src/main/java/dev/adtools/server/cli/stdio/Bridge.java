package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.json.Utf8;
import dev.adtools.server.cli.stdio.Message.IdFinder;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Hands every line of an MCP client on to the service, and every answer back. */
public final class Bridge {

    private static final int AT_ONCE = 32;
    // As many bytes and levels as the service takes of a message.
    private static final int LONGEST = 2 << 20;
    private static final int LEVELS = StrictJson.MAX_DEPTH + 1;

    private final LineInputStream lines;
    private final PrintWriter replies;
    private final PrintWriter complaints;
    private final McpHttpClient service;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Semaphore free = new Semaphore(AT_ONCE);
    private volatile boolean wanted = true;

    /** Makes a bridge between a client and the service. */
    public Bridge(StdioStreams client, Endpoint service) {
        lines = new LineInputStream(client.in());
        replies = new PrintWriter(client.out(), false, StandardCharsets.UTF_8);
        complaints = client.complaints();
        this.service = new McpHttpClient(service);
    }

    /**
     * Works until the client says no more and everything it asked is answered.
     *
     * @return whether it has read the answers
     * @throws IOException when what it says cannot be read
     */
    public boolean run() throws IOException {
        try {
            for (byte[] line = lines.next(LONGEST + 1); line != null && wanted; line = lines.next(LONGEST + 1)) {
                take(line);
            }
        } finally {
            free.acquireUninterruptibly(AT_ONCE);
            threads.shutdown();
        }
        return wanted;
    }

    private void take(byte[] line) {
        if (line.length > LONGEST) {
            JsonValue id = IdFinder.in(new SequenceInputStream(new ByteArrayInputStream(line), lines));
            tell("", Reply.refusal(id, Reply.INVALID_REQUEST, "The message exceeds 2 MiB."));
        } else if (!new String(line, StandardCharsets.ISO_8859_1).matches("[ \t\r]*")) {
            read(Utf8.withoutMark(line));
        }
    }

    private void read(byte[] line) {
        try {
            StrictJson.check(line, LEVELS);
            Message message = Message.of(BodyPublishers.ofByteArray(line), JsonCursor.read(line));
            if (message == null) {
                pass(line, Reply.INVALID_REQUEST, "The line is neither a request nor a notification.");
            } else {
                post(message);
            }
        } catch (InvalidJson e) {
            pass(line, Reply.PARSE_ERROR, "The line is not JSON that the service takes: " + e.getMessage() + ".");
        }
    }

    /** Lets the service say what is wrong with a line, unless nobody could tell which line it speaks of. */
    private void pass(byte[] line, int code, String flaw) {
        JsonValue id = IdFinder.in(new ByteArrayInputStream(line));
        if (id == null) {
            tell("", Reply.refusal(null, code, flaw));
        } else {
            post(Message.unread(BodyPublishers.ofByteArray(line), id));
        }
    }

    private void post(Message message) {
        free.acquireUninterruptibly();
        threads.execute(() -> {
            try {
                tell(message.method(), service.send(message));
            } finally {
                free.release();
            }
        });
    }

    private void tell(String method, Reply reply) {
        if (!reply.complaint().isEmpty()) {
            String about = method.isEmpty() ? "" : method + ": ";
            complaints.println((about + reply.complaint()).replaceAll("\\p{Cntrl}", " "));
        }
        if (!reply.line().isEmpty()) {
            write(reply.line());
        }
    }

    private synchronized void write(String line) {
        // Behind half a line no other can be told apart.
        if (wanted) {
            replies.print(line + "\n");
            wanted = !replies.checkError();
        }
    }

    /** Stream that ends with every line, until {@link #next} goes on to another. */
    private static final class LineInputStream extends InputStream {

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
}
