package dev.adtools.server.http;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Closes the connection of a reader that takes an answer slower than the least rate. Jetty has no rate for answers, and its
 * rate for requests (MinimumDataRateHandler) holds each to the bytes of all together.
 */
final class MinimumRateResponse extends Response.Wrapper {

    private final MinimumRate rate;
    private long begun;
    private long bytes;

    MinimumRateResponse(Request request, Response response, MinimumRate rate) {
        super(request, response);
        this.rate = rate;
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
        begun = bytes == 0 ? System.nanoTime() : begun;
        bytes += content == null ? 0 : content.remaining();
        Deadline deadline = new Deadline(callback);
        super.write(last, content, deadline);
        if (rate.isLimit()) {
            EndPoint reader =
                    getRequest().getConnectionMetaData().getConnection().getEndPoint();
            deadline.watch(reader, rate.nanosFor(bytes) - (System.nanoTime() - begun));
        }
    }

    /** Gives up a write that is not done in time. */
    private final class Deadline extends Callback.Nested {

        private Scheduler.@Nullable Task task;
        private boolean done;

        Deadline(Callback callback) {
            super(callback);
        }

        synchronized void watch(EndPoint reader, long nanos) {
            if (!done) {
                task = getRequest()
                        .getComponents()
                        .getScheduler()
                        .schedule(
                                () -> reader.close(new TimeoutException("the answer is read too slowly")),
                                Math.max(nanos, 0),
                                TimeUnit.NANOSECONDS);
            }
        }

        @Override
        public void succeeded() {
            end();
            super.succeeded();
        }

        @Override
        public void failed(Throwable failure) {
            end();
            super.failed(failure);
        }

        private synchronized void end() {
            done = true;
            if (task != null) {
                task.cancel();
            }
        }
    }
}
