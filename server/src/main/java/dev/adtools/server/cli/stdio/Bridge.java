package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Hands every line of an MCP client on to the service, and every answer back. */
public final class Bridge {

    private static final int AT_ONCE = 32;
    // As many as the service takes of a message.
    private static final int LEVELS = StrictJson.MAX_DEPTH + 1;

    private final Lines lines;
    private final LineWriter replies;
    private final PrintWriter complaints;
    private final McpHttpClient post;
    private final ResponseTranslator translator;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Semaphore free = new Semaphore(AT_ONCE);

    /** Makes a bridge between a client and the service. */
    public Bridge(StdioStreams client, Endpoint service) {
        lines = new Lines(client.in());
        replies = new LineWriter(client.out());
        complaints = client.complaints();
        post = new McpHttpClient(service);
        translator = new ResponseTranslator(service.patience());
    }

    /**
     * Works until the client says no more and everything it asked is answered.
     *
     * @return whether it has read the answers
     * @throws IOException when what it says cannot be read
     */
    public boolean run() throws IOException {
        try {
            for (Line line = lines.next(); line != null && replies.wanted(); line = lines.next()) {
                take(line);
            }
        } finally {
            free.acquireUninterruptibly(AT_ONCE);
            threads.shutdown();
        }
        return replies.wanted();
    }

    private void take(Line line) {
        byte[] bytes = line.bytes();
        if (bytes == null) {
            refuse(line.id(), BridgeOutput.INVALID_REQUEST, "The message exceeds 2 MiB.");
        } else if (!isBlank(bytes)) {
            read(bytes);
        }
    }

    private static boolean isBlank(byte[] bytes) {
        for (byte b : bytes) {
            if (b != ' ' && b != '\t' && b != '\r') {
                return false;
            }
        }
        return true;
    }

    private void read(byte[] bytes) {
        try {
            StrictJson.check(bytes, LEVELS);
            Message.of(bytes, JsonCursor.read(bytes))
                    .ifPresentOrElse(
                            this::post,
                            () -> pass(
                                    bytes,
                                    BridgeOutput.INVALID_REQUEST,
                                    "The line is neither a request nor a notification."));
        } catch (InvalidJson e) {
            pass(
                    bytes,
                    BridgeOutput.PARSE_ERROR,
                    "The line is not JSON that the service takes: " + e.getMessage() + ".");
        }
    }

    /** Lets the service say what is wrong with a line, unless nobody could tell which line it speaks of. */
    private void pass(byte[] bytes, int code, String flaw) {
        JsonValue id = IdFinder.in(bytes);
        if (id == null) {
            refuse(null, code, flaw);
        } else {
            post(Message.unread(bytes, id));
        }
    }

    private void refuse(@Nullable JsonValue id, int code, String message) {
        tell("", BridgeOutput.error(id, code, message, JsonObject.EMPTY));
    }

    private void post(Message message) {
        free.acquireUninterruptibly();
        threads.execute(() -> {
            try {
                tell(message.method(), outcome(message));
            } finally {
                free.release();
            }
        });
    }

    private BridgeOutput outcome(Message message) {
        try {
            return translator.of(message, post.send(message).join());
        } catch (RuntimeException | Error failure) {
            return translator.of(message, failure);
        }
    }

    private void tell(String method, BridgeOutput output) {
        if (!output.complaint().isEmpty()) {
            String about = method.isEmpty() ? "" : method + ": ";
            complaints.println((about + output.complaint()).replaceAll("\\p{Cntrl}", " "));
        }
        if (!output.line().isEmpty()) {
            replies.write(output.line());
        }
    }
}
