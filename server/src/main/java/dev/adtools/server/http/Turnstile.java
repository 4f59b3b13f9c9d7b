package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import java.util.concurrent.Semaphore;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets so many requests be in work at once, and refuses the next at once: a call that waits in line is slow for its caller,
 * and holds a thread that the calls before it need. A few places are kept for the kill switch.
 */
public final class Turnstile extends Handler.Wrapper {

    private static final ToolError OVERLOADED = new ToolError(
            ErrorCode.OVERLOADED,
            "The service has too many requests in work; nothing of this one was read.",
            JsonObject.builder().put("retry_after_seconds", 1).build());

    private static final int OF_HALTS = 8;
    // So many of these take little even together, and what stops spending has one.
    private static final long SMALL_BODY = 64L * 1024;
    // What a body of unknown length may turn out to have; a longer one is refused before it is read.
    private static final long LONGEST_BODY = 2L * 1024 * 1024;

    private final String halts;
    private final Semaphore places;
    private final Semaphore ofHalts = new Semaphore(OF_HALTS);
    private final MemoryBudget memory;
    private final RequestIds ids;
    private final Runnable onRefusal;

    /** Lets so many in at once below a context's path, as long as there is memory for what they send. */
    public Turnstile(String root, int most, MemoryBudget memory, RequestIds ids, Runnable onRefusal) {
        this.halts = root + "/api/v1/halts";
        this.places = new Semaphore(most);
        this.memory = memory;
        this.ids = ids;
        this.onRefusal = onRefusal;
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = request.getHttpURI().getCanonicalPath();
        boolean halting = path != null && path.startsWith(halts);
        Semaphore kept = halting ? ofHalts : places;
        if (!kept.tryAcquire()) {
            refuse(OVERLOADED, request, response, callback);
            return true;
        }
        try {
            return halting ? super.handle(request, response, callback) : counted(request, response, callback);
        } finally {
            kept.release();
        }
    }

    // What a call takes is given back when its answer has been written, which may be long after it was made.
    private boolean counted(Request request, Response response, Callback callback) throws Exception {
        MemoryBudget.Share share = memory.open();
        boolean handled = false;
        try {
            long length = request.getLength() < 0 ? LONGEST_BODY : Math.min(request.getLength(), LONGEST_BODY);
            if (length > SMALL_BODY) {
                share.take(length);
            }
            handled = super.handle(request, response, Callback.from(callback, share::close));
            return handled;
        } catch (MemoryShortage shortage) {
            refuse(shortage.error(), request, response, callback);
            return true;
        } finally {
            share.leave();
            if (!handled) {
                share.close();
            }
        }
    }

    private void refuse(ToolError error, Request request, Response response, Callback callback) throws Exception {
        onRefusal.run();
        String id = ids.of(request.getHeaders().get(RequestIds.HEADER));
        // What was not read must not be taken for the next request.
        request.consumeAvailable();
        response.setStatus(error.code().status());
        BareError.send(error, id, response, callback);
    }
}
