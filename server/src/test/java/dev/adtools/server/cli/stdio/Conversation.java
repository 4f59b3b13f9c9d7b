package dev.adtools.server.cli.stdio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.cli.stdio.Bridge.StdioStreams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client of a bridge: says lines, and hears what comes back. */
final class Conversation implements AutoCloseable {

    static final String TOKEN = "adtools_secret";

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final byte[] END = {};
    private static final int PATIENCE_SECONDS = 30;

    private final BlockingQueue<byte[]> said = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringWriter complaints = new StringWriter();
    private final CompletableFuture<Boolean> run = new CompletableFuture<>();

    Conversation(String url) {
        this(url, Duration.ofSeconds(PATIENCE_SECONDS));
    }

    Conversation(String url, Duration patience) {
        this(url, patience, null);
    }

    /** Has a conversation over an output that is not read; null when it is. */
    Conversation(String url, Duration patience, @Nullable OutputStream out) {
        StdioStreams pipes =
                new StdioStreams(new Said(), out == null ? new Heard() : out, new PrintWriter(complaints, true));
        Bridge bridge = new Bridge(pipes, new Endpoint(Endpoint.url(url, List.of()), TOKEN, patience));
        Thread thread = new Thread(() -> {
            try {
                run.complete(bridge.run());
            } catch (IOException | RuntimeException e) {
                run.completeExceptionally(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    /** Says a line. */
    Conversation say(String line) {
        return say((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Says bytes as they are. */
    Conversation say(byte[] bytes) {
        said.add(bytes);
        return this;
    }

    /** Waits for the next line. */
    JsonNode hear() throws IOException, InterruptedException {
        return JSON.readTree(hearLine());
    }

    /** Waits for the next line, as it is. */
    String hearLine() throws InterruptedException {
        return Objects.requireNonNull(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS), "nothing is said");
    }

    /** Says no more. */
    Conversation hangUp() {
        said.add(END);
        return this;
    }

    /** Waits until the bridge has ended, and tells what it said of that. */
    boolean ended() {
        return run.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /** Tells whether it has. */
    boolean isOver() {
        return run.isDone();
    }

    /** Returns how many lines have come that nobody has heard. */
    int unheard() {
        return heard.size();
    }

    String complaints() {
        return complaints.toString();
    }

    @Override
    public void close() {
        hangUp();
    }

    /** Gives what was said in the pieces in which it was. */
    private final class Said extends InputStream {

        private byte[] piece = new byte[0];
        private int at;

        @Override
        public int read() {
            throw new UnsupportedOperationException("read in pieces");
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            while (at == piece.length) {
                at = 0;
                piece = take();
                if (piece == END) {
                    return -1;
                }
            }
            int count = Math.min(length, piece.length - at);
            System.arraycopy(piece, at, target, from, count);
            at += count;
            return count;
        }

        private byte[] take() throws IOException {
            try {
                return said.take();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
    }

    /** Keeps each line that is flushed; what is flushed within a line is no line. */
    private final class Heard extends OutputStream {

        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public void write(int b) {
            line.write(b);
        }

        @Override
        public void flush() {
            String text = line.toString(StandardCharsets.UTF_8);
            line.reset();
            if (text.indexOf('\n') != text.length() - 1) {
                throw new IllegalStateException("not one line: " + text);
            }
            heard.add(text.substring(0, text.length() - 1));
        }
    }
}
