package dev.adtools.tools.platform.wire;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.json.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Collects an answer as it comes in, expands it where a proxy compressed it, and stops at the first byte too many. */
final class CappedBody implements BodySubscriber<byte[]> {

    private static final int CHUNK = 8192;

    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final long cap;
    private final MemoryBudget.@Nullable Share memory;
    private final boolean isCompressed;
    private Flow.@Nullable Subscription subscription;

    /**
     * Takes a body.
     *
     * @param cap the maximum of its bytes, expanded
     * @param memory the share of a call that its memory comes from; null for none
     * @param encoding its content coding
     */
    CappedBody(long cap, MemoryBudget.@Nullable Share memory, String encoding) {
        this.cap = cap;
        this.isCompressed = encoding.equals("gzip") || encoding.equals("x-gzip");
        this.memory = memory;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Flow.Subscription begun) {
        subscription = begun;
        begun.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> items) {
        for (ByteBuffer item : items) {
            if (whole.isDone()) {
                return;
            }
            if (bytes.size() + (long) item.remaining() > cap) {
                stop(new TooLarge(cap));
                return;
            } else if (!fits(item.remaining())) {
                return;
            }
            byte[] chunk = new byte[item.remaining()];
            item.get(chunk);
            bytes.write(chunk, 0, chunk.length);
        }
    }

    private boolean fits(int more) {
        try {
            if (memory != null) {
                memory.take(more * WireJson.MEMORY_FACTOR);
            }
            return true;
        } catch (MemoryShortage shortage) {
            stop(shortage);
            return false;
        }
    }

    private void stop(Exception reason) {
        whole.completeExceptionally(reason);
        if (subscription != null) {
            subscription.cancel();
        }
    }

    @Override
    public void onError(Throwable failure) {
        whole.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        try {
            whole.complete(Utf8.withoutMark(isCompressed ? expanded() : bytes.toByteArray()));
        } catch (IOException | MemoryShortage failure) {
            whole.completeExceptionally(failure);
        }
    }

    private byte[] expanded() throws IOException {
        ByteArrayOutputStream expanded = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
                if (expanded.size() + (long) read > cap) {
                    throw new TooLarge(cap);
                } else if (memory != null) {
                    memory.take(read * WireJson.MEMORY_FACTOR);
                }
                expanded.write(chunk, 0, read);
            }
        }
        return expanded.toByteArray();
    }

    /** The answer has more bytes than are read. */
    static final class TooLarge extends IOException {

        TooLarge(long cap) {
            super("the answer has more than " + cap + " bytes");
        }
    }
}
