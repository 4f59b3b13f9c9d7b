package dev.adtools.tools.platform.wire;

import dev.adtools.api.TestContexts;
import dev.adtools.api.fixtures.ChildJvm;
import dev.adtools.tools.platform.OperationKind;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A process of its own that sends writes and reads. The JDK's client reads once per process how many redirects it may
 * follow; ours presets that it follows none, which hides whether it would where that property is set otherwise.
 */
final class RedirectedProcess {

    private RedirectedProcess() {}

    /** Prints the two statuses that came back, a line for each time. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        HttpLimits limits =
                new HttpLimits(Duration.ofSeconds(20), Duration.ofSeconds(20), Duration.ofSeconds(20), 1024);
        WireTransport transport = new HttpWireTransport(limits, Clock.systemUTC());
        for (int times = Integer.parseInt(arguments[1]); times > 0; times--) {
            System.out.println(sent(transport, OperationKind.WRITE, "POST", URI.create(arguments[0] + "/write"), "{}")
                    + ", " + sent(transport, OperationKind.READ, "GET", URI.create(arguments[0] + "/read"), ""));
        }
    }

    private static String sent(WireTransport transport, OperationKind kind, String method, URI uri, String body) {
        Instant soon = Instant.now().plusSeconds(20);
        WireAnswer answer = transport.exchange(new WireRequest(
                kind, method, uri, Map.of(), body, soon, kind == OperationKind.WRITE ? TestContexts.sending() : null));
        return kind + " " + answer.<Object>fold(WireResponse::status, failure -> failure);
    }

    /** Has a write and a read sent to a platform a number of times, and returns what was printed. */
    static List<String> sendTo(URI platform, int times) throws IOException, InterruptedException {
        List<String> options = List.of("-Djdk.httpclient.redirects.retrylimit=5");
        Process process = new ProcessBuilder(ChildJvm.command(
                        options, List.of(), RedirectedProcess.class, platform.toString(), Integer.toString(times)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
