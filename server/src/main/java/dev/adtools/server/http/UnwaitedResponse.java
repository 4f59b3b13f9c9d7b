package dev.adtools.server.http;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Sends an answer without making anybody wait for its reader: what is short is sent when the servlet is done with it, and a
 * connection that takes less than the least rate is closed. Jetty has no rate for answers, and its rate for requests
 * (MinimumDataRateHandler) holds each to the bytes of all together.
 */
final class UnwaitedResponse extends Response.Wrapper {

    private final long leastPerSecond;
    private volatile CompletableFuture<@Nullable Void> written = CompletableFuture.completedFuture(null);
    private long begun;
    private long bytes;

    UnwaitedResponse(Request request, Response response, long leastPerSecond) {
        super(request, response);
        this.leastPerSecond = leastPerSecond;
    }

    /** Returns what ends an exchange once everything of it is written. */
    Callback whenWritten(Callback callback) {
        return Callback.from(() -> after(written, callback::succeeded, callback), callback::failed);
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
        CompletableFuture<@Nullable Void> before = written;
        if (before.isDone()
                && !before.isCompletedExceptionally()
                && (content == null || content.remaining() <= LongAnswer.SHORT)) {
            Callback.Completable sent = new Callback.Completable();
            written = sent;
            send(last, copy(content), sent);
            callback.succeeded();
        } else {
            after(before, () -> send(last, content, callback), callback);
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // It ends when the callback was told.
    private static void after(CompletableFuture<@Nullable Void> before, Runnable next, Callback callback) {
        before.whenComplete((nothing, failure) -> {
            if (failure == null) {
                next.run();
            } else {
                callback.failed(failure);
            }
        });
    }

    // Whoever writes uses its buffer again as soon as it is told that it may.
    private static @Nullable ByteBuffer copy(@Nullable ByteBuffer content) {
        return content == null || !content.hasRemaining()
                ? content
                : ByteBuffer.allocate(content.remaining()).put(content).flip();
    }

    private void send(boolean last, @Nullable ByteBuffer content, Callback callback) {
        begun = bytes == 0 ? System.nanoTime() : begun;
        bytes += content == null ? 0 : content.remaining();
        Deadline deadline = new Deadline(callback);
        super.write(last, content, deadline);
        if (leastPerSecond > 0) {
            EndPoint reader =
                    getRequest().getConnectionMetaData().getConnection().getEndPoint();
            deadline.watch(
                    reader,
                    TimeUnit.MILLISECONDS.toNanos(reader.getIdleTimeout())
                            + bytes * TimeUnit.SECONDS.toNanos(1) / leastPerSecond
                            - (System.nanoTime() - begun));
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
