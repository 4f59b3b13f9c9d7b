package dev.adtools.tools.platform.wire;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.OperationKind;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Carries a request over the network, once. The whole exchange is bounded, in time and in bytes. */
public final class HttpWireTransport implements WireTransport {

    static {
        // Read once per process, when the first client is made. Without them the JDK's client itself repeats a GET
        // whose connection drops; with the first alone, a refused connection could not be told from a dropped one.
        presetProperty("jdk.httpclient.redirects.retrylimit", "1");
        presetProperty("jdk.httpclient.disableRetryConnect", "true");
        presetProperty(JdkRetries.OF_WRITES, "false");
    }

    // The client's own timer says more than ours, so it goes off first.
    private static final Duration SLACK = Duration.ofMillis(200);

    private final HttpLimits limits;
    private final Clock clock;
    private final MemoryBudget memory;
    private final HttpClient shared;

    /** Makes a way to the network. */
    public HttpWireTransport(HttpLimits limits, Clock clock) {
        this(limits, clock, MemoryBudget.unlimited());
    }

    /** Makes a way to the network, on which answers to reads are paid for out of a budget as they come in. */
    public HttpWireTransport(HttpLimits limits, Clock clock, MemoryBudget memory) {
        this.limits = limits;
        this.clock = clock;
        this.memory = memory;
        shared = client(limits);
    }

    private static void presetProperty(String name, String value) {
        if (System.getProperty(name) == null) {
            System.setProperty(name, value);
        }
    }

    private static HttpClient client(HttpLimits limits) {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(limits.connect())
                .build();
    }

    @Override
    public Source source() {
        return Source.LIVE;
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        if (!PlainHttp.permits(request.uri())) {
            return new WireFailure(
                    WireFailure.Stage.NOT_SENT, "the address is neither https nor this machine's own over http");
        }
        Duration patience = patience(request);
        if (patience.isZero() || patience.isNegative()) {
            return new WireFailure(WireFailure.Stage.NOT_SENT, "the time of the call was used up before");
        }
        return await(send(request, patience), patience);
    }

    private Duration patience(WireRequest request) {
        Duration left = Duration.between(clock.instant(), request.deadline());
        Duration cap = request.kind() == OperationKind.WRITE ? limits.write() : limits.read();
        return left.compareTo(cap) < 0 ? left : cap;
    }

    private CompletableFuture<HttpResponse<byte[]>> send(WireRequest request, Duration patience) {
        // A write goes over a connection of its own: a kept one that the platform closed in the same moment would leave
        // its outcome unknown.
        HttpClient client = request.kind() == OperationKind.WRITE ? client(limits) : shared;
        HttpRequest.Builder http =
                HttpRequest.newBuilder(request.uri()).timeout(patience).method(request.method(), body(request));
        request.headers().forEach(http::header);
        MemoryBudget.Share share = memory.current();
        return client.sendAsync(
                http.build(), info -> new CappedBody(limits.maxResponseBytes(), share, encoding(info.headers())));
    }

    // None is asked for, but a proxy in between may choose one.
    private static String encoding(HttpHeaders headers) {
        return headers.firstValue("content-encoding").orElse("").strip().toLowerCase(Locale.ROOT);
    }

    private static BodyPublisher body(WireRequest request) {
        BodyPublisher content =
                request.body().isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(request.body());
        return request.kind() == OperationKind.WRITE ? new ReleasedBody(content, request) : content;
    }

    private static WireAnswer await(CompletableFuture<HttpResponse<byte[]>> answer, Duration patience) {
        try {
            return response(answer.get(patience.plus(SLACK).toMillis(), TimeUnit.MILLISECONDS));
        } catch (ExecutionException e) {
            MemoryShortage shortage = NetworkFailure.shortage(e);
            if (shortage != null) {
                throw shortage;
            }
            return NetworkFailure.of(e, patience);
        } catch (TimeoutException e) {
            // The headers came in time, but not all of the body.
            answer.cancel(true);
            return NetworkFailure.late(patience);
        } catch (InterruptedException e) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            return new WireFailure(WireFailure.Stage.BROKEN, "the wait for the answer was interrupted");
        }
    }

    private static WireResponse response(HttpResponse<byte[]> response) {
        Map<String, String> headers = new HashMap<>();
        response.headers()
                .map()
                .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        return new WireResponse(response.statusCode(), headers, new String(response.body(), StandardCharsets.UTF_8));
    }
}
