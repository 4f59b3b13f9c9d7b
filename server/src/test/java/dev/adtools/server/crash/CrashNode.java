package dev.adtools.server.crash;

import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.fixtures.Callers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Calls the tool {@code mark} for every key that it reads, several at once, and prints {@code key code data} for each
 * answer that its caller would have seen. A line {@code stop@point:time} is the point at which it stops itself next.
 */
public final class CrashNode {

    private static final int CLIENTS = 4;
    private static final Caller CALLER = Callers.ALL;

    private final ToolPipeline pipeline;
    private final MarkWrite tool;
    private final CallMetadataFactory metadata;
    private final CrashPoint failpoint;

    /** Calls through a pipeline. */
    CrashNode(ToolPipeline pipeline, MarkWrite tool, CallIds ids, CrashPoint failpoint) {
        this.pipeline = pipeline;
        this.tool = tool;
        this.metadata = new CallMetadataFactory(ids, Clock.systemUTC(), Duration.ofSeconds(20));
        this.failpoint = failpoint;
    }

    /** Calls for the keys of the standard input until it ends. */
    void serve() throws IOException, InterruptedException {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        BufferedReader keys = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String key = keys.readLine(); key != null; key = keys.readLine()) {
            String next = key;
            if (next.startsWith(CrashPoint.STOP)) {
                failpoint.await(next);
            } else {
                clients.execute(() -> call(next));
            }
        }
        clients.shutdown();
        clients.awaitTermination(1, TimeUnit.MINUTES);
    }

    private void call(String key) {
        byte[] body = ("{\"mark\":\"" + key + "\"}").getBytes(StandardCharsets.UTF_8);
        ToolRequest request = new ToolRequest(null, new Arguments(body, 0, body.length));
        CallResult answer = pipeline.execute(new ToolCall(CALLER, tool, request, metadata.of("request-" + key, key)));
        failpoint.accept("before-answer");
        print(key + " " + answer.code() + " " + answer.fold(HexFormat.of()::formatHex, error -> "-"));
    }

    @SuppressWarnings("SystemOut")
    static synchronized void print(String line) {
        System.out.println(line);
    }
}
