package dev.adtools.server.http;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.ee10.servlet.HttpOutput;
import org.eclipse.jetty.util.Callback;

/** Sends an answer that its caller may take long to read when Jersey is done: it holds no thread. */
final class LongAnswer {

    /** The bytes that a connection takes at once, unless its caller leaves answers before it unread. */
    static final int SHORT = 16 * 1024;

    private static final String ATTRIBUTE = LongAnswer.class.getName();
    private static final long UNTIL_IDLE = 0;

    private LongAnswer() {}

    /** Keeps the body of an answer until Jersey is done with its head. */
    static void keep(ByteBuffer body, HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, body);
    }

    /** Begins to send what was kept for a request, if anything was. */
    static void send(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (request.getAttribute(ATTRIBUTE) instanceof ByteBuffer body) {
            HttpOutput out = (HttpOutput) response.getOutputStream();
            response.setContentLength(body.remaining());
            AsyncContext async = request.startAsync();
            async.setTimeout(UNTIL_IDLE);
            // Piece by piece: the JDK copies what is written to a socket into memory outside the heap, which each
            // thread keeps.
            out.sendContent(
                    new ByteArrayInputStream(body.array(), body.arrayOffset() + body.position(), body.remaining()),
                    Callback.from(async::complete));
        }
    }
}
