package dev.adtools.server.http;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.glassfish.jersey.server.ContainerResponse;
import org.glassfish.jersey.server.spi.ContainerResponseWriter;
import org.jspecify.annotations.Nullable;

/** Sends what Jersey answers, and makes no thread wait for its reader. */
final class AnswerWriter implements ContainerResponseWriter {

    // The JDK copies what is written to a socket into memory outside the heap, which each thread keeps.
    private static final int PIECE = 32 * 1024;

    private final Request request;
    private final Response response;
    private final Callback callback;
    // Jersey writes what is not encoded yet.
    private final ByteArrayOutputStream written = new ByteArrayOutputStream(0);

    AnswerWriter(Request request, Response response, Callback callback) {
        this.request = request;
        this.response = response;
        this.callback = callback;
    }

    @Override
    public OutputStream writeResponseStatusAndHeaders(long length, ContainerResponse answer) {
        response.setStatus(answer.getStatus());
        answer.getStringHeaders().forEach((name, values) -> {
            response.getHeaders().remove(name);
            values.forEach(value -> response.getHeaders().add(name, value));
        });
        return written;
    }

    @Override
    public void commit() {
        ByteBuffer body = request.getAttribute(EncodedBytes.ATTRIBUTE) instanceof ByteBuffer encoded
                ? encoded
                : ByteBuffer.wrap(written.toByteArray());
        if (!body.hasRemaining() && HttpStatus.isClientError(response.getStatus())) {
            // Jersey refuses what it cannot read without asking the mapper of failures.
            Response.writeError(request, response, callback, response.getStatus());
        } else if (body.remaining() <= PIECE) {
            response.write(true, body, callback);
        } else {
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.remaining());
            Content.copy(new ByteBufferContentSource(pieces(body)), response, callback);
        }
    }

    private static List<ByteBuffer> pieces(ByteBuffer body) {
        List<ByteBuffer> pieces = new ArrayList<>();
        for (int at = body.position(); at < body.limit(); at += PIECE) {
            pieces.add(body.slice(at, Math.min(PIECE, body.limit() - at)));
        }
        return pieces;
    }

    @Override
    public void failure(@Nullable Throwable failure) {
        Response.writeError(request, response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500, null, failure);
    }

    @Override
    public boolean enableResponseBuffering() {
        return false;
    }

    @Override
    public boolean suspend(long time, TimeUnit unit, @Nullable TimeoutHandler handler) {
        return true;
    }

    @Override
    public void setSuspendTimeout(long time, TimeUnit unit) {
        throw new UnsupportedOperationException("a resource that answers later ends its wait itself");
    }
}
