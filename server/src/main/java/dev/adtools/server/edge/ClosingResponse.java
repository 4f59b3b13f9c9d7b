package dev.adtools.server.edge;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * A response that says {@code Connection: close} when not all of its request's body has come: Jetty closes the connection
 * then, and a client that was not told would lose its next request.
 */
final class ClosingResponse extends Response.Wrapper {

    ClosingResponse(Request request, Response response) {
        super(request, response);
    }

    @Override
    public void write(boolean last, ByteBuffer content, Callback callback) {
        if (!isCommitted() && !getRequest().consumeAvailable()) {
            getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
        }
        super.write(last, content, callback);
    }
}
