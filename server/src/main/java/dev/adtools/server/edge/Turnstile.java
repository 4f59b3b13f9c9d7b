package dev.adtools.server.edge;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import java.util.concurrent.Semaphore;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets so many requests be in work at once, and refuses the next at once: a call that waits in line is slow for its caller,
 * and holds a thread that the calls before it need.
 */
public final class Turnstile extends Handler.Wrapper {

    private static final ToolError OVERLOADED = new ToolError(
            ErrorCode.OVERLOADED,
            "The service has too many requests in work; nothing of this one was read.",
            JsonObject.builder().put("retry_after_seconds", 1).build());

    private final Semaphore places;
    private final RequestIds ids;
    private final Runnable onRefusal;

    /** Lets so many in at once. */
    public Turnstile(int most, RequestIds ids, Runnable onRefusal) {
        this.places = new Semaphore(most);
        this.ids = ids;
        this.onRefusal = onRefusal;
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!places.tryAcquire()) {
            onRefusal.run();
            String id = ids.of(request.getHeaders().get(RequestIds.HEADER));
            // What was not read must not be taken for the next request.
            request.consumeAvailable();
            Reply.error(OVERLOADED, id).send(id, response, callback);
            return true;
        }
        try {
            return super.handle(request, response, callback);
        } finally {
            places.release();
        }
    }
}
