package dev.adtools.server.edge;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Allowance;
import dev.adtools.server.call.ErrorBody;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The answer to one request, ready to be sent: a status, JSON or nothing, and the headers beyond those all answers have. */
public final class Reply {

    private static final HttpField JSON = new PreEncodedHttpField(HttpHeader.CONTENT_TYPE, "application/json");
    private static final HttpField NOT_KEPT = new PreEncodedHttpField(HttpHeader.CACHE_CONTROL, "no-store");
    private static final HttpField NOT_GUESSED = new PreEncodedHttpField("X-Content-Type-Options", "nosniff");

    // The JDK copies what is written to a socket into memory outside the heap, which each thread keeps.
    private static final int AT_ONCE = 64 * 1024;

    private final int status;
    private final ByteBuffer body;
    private HttpFields headers = HttpFields.EMPTY;

    private Reply(int status, ByteBuffer body) {
        this.status = status;
        this.body = body;
    }

    /** Answers with JSON; nobody changes the bytes any more. */
    public static Reply json(int status, ByteBuffer body) {
        return new Reply(status, body);
    }

    /** Answers with a status alone. */
    public static Reply empty(int status) {
        return new Reply(status, ByteBuffer.allocate(0));
    }

    /** Answers with the bare error object and the headers that go with it. */
    public static Reply error(ToolError error, String requestId) {
        return json(error.code().status(), ByteBuffer.wrap(ErrorBody.of(error, requestId)))
                .explaining(error);
    }

    /** Adds the headers that go with a failure. */
    public Reply explaining(ToolError error) {
        ErrorHeaders.forEach(error, this::with);
        return this;
    }

    /** Sets a header. */
    public Reply with(String name, String value) {
        headers = HttpFields.build(headers).put(name, value);
        return this;
    }

    /** Adds what is left of a quota, if anything is told; beside what is told of another. */
    public Reply telling(@Nullable Allowance left) {
        if (left != null) {
            RateFields.forEach(
                    left,
                    status,
                    (name, value) ->
                            headers = HttpFields.build(headers).add(name, value).asImmutable());
        }
        return this;
    }

    void send(String requestId, Response response, Callback callback) {
        response.setStatus(status);
        HttpFields.Mutable all = response.getHeaders();
        all.add(RequestIds.HEADER, requestId);
        all.add(NOT_KEPT);
        all.add(NOT_GUESSED);
        if (headers.size() > 0) {
            all.add(headers);
        }
        if (body.hasRemaining()) {
            all.add(JSON);
            all.add(HttpHeader.CONTENT_LENGTH, body.remaining());
        }
        if (body.remaining() <= AT_ONCE) {
            response.write(true, body, callback);
        } else {
            Content.copy(new ByteBufferContentSource(slices()), response, callback);
        }
    }

    private List<ByteBuffer> slices() {
        List<ByteBuffer> slices = new ArrayList<>();
        for (int from = body.position(); from < body.limit(); from += AT_ONCE) {
            slices.add(body.slice(from, Math.min(AT_ONCE, body.limit() - from)));
        }
        return slices;
    }
}
