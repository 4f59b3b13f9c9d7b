package dev.adtools.server.audit;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import dev.adtools.server.audit.DecisionRecorder.Recorder;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads and verifies the trail for people, within their tokens' limits. Reading is recorded too. */
public final class AuditQueryService {

    /** The longest that a request waits for the end of a verification. */
    public static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final String READ = "audit.read";
    private static final String VERIFIED = "audit.verify";
    private static final int EXPORTED_AT_ONCE = 500;
    private static final ToolError NO_VERIFICATION = ToolError.of(
            ErrorCode.NOT_FOUND, "This node has no verification of this id; only the last one of each node is kept.");

    private final Tx tx;
    private final Recorder recorder;
    private final AuditEventWriter writer;
    private final VerificationRuns verifications;
    private final Supplier<Set<String>> crossPlatform;

    AuditQueryService(
            Tx tx,
            Recorder recorder,
            AuditEventWriter writer,
            VerificationRuns verifications,
            Supplier<Set<String>> crossPlatform) {
        this.tx = tx;
        this.recorder = recorder;
        this.writer = writer;
        this.verifications = verifications;
        this.crossPlatform = crossPlatform;
    }

    /** Lists events, each as the bytes of its JSON, with its id as all rows of lists have it. */
    public Outcome<Page<byte[]>> list(Caller caller, Channel channel, AuditQuery query, PageRequest page) {
        return EventList.of(query, visibility(caller)).map(events -> {
            reading(caller, channel);
            return page(events, page);
        });
    }

    private Visibility visibility(Caller caller) {
        return new Visibility(caller.limits(), crossPlatform.get());
    }

    private Page<byte[]> page(EventList events, PageRequest wanted) {
        return Page.of(
                        tx.read(handle -> events.after(handle, wanted.after(), wanted.limit() + 1)),
                        wanted.limit(),
                        event -> event.keyset(wanted.after().order()))
                .map(AuditRecord::row);
    }

    /** Returns the actions of one caller, who holds {@code audit:read}. */
    public AuditReader readBy(Caller caller, Channel channel) {
        return new ByCaller(caller, channel);
    }

    /**
     * Verifies the whole trail for a holder of {@code audit:read}, or looks at a verification that was begun.
     *
     * @param id which one; null to begin one, or to join the one that is under way
     * @param patience how long to wait for its end
     */
    public Outcome<AuditVerification> verify(Caller caller, Channel channel, @Nullable String id, Duration patience) {
        recorder.flush();
        VerificationRuns.Run run = id == null ? verifications.run() : verifications.find(id);
        if (run == null) {
            return Outcome.failed(NO_VERIFICATION);
        }
        boolean over = run.await(patience);
        if (over || id == null) {
            recorder.record(event(VERIFIED, caller, channel, over ? run.report().isClean() ? "OK" : "FINDINGS" : null));
        }
        return Outcome.completed(run.answer());
    }

    // What this node has noted so far is in what is read, the reading itself included.
    private void reading(Caller caller, Channel channel) {
        recorder.record(event(READ, caller, channel, null));
        recorder.flush();
    }

    private AuditEvent event(String kind, Caller caller, Channel channel, @Nullable String code) {
        IndexedFields columns = new IndexedFields(kind, caller.principal(), null, null, null, null, code);
        return writer.write(columns, new Actor(caller, channel), out -> {});
    }

    private final class ByCaller implements AuditReader {

        private final Caller caller;
        private final Channel channel;

        ByCaller(Caller caller, Channel channel) {
            this.caller = caller;
            this.channel = channel;
        }

        @Override
        public Outcome<byte[]> verify(@Nullable String id, Duration patience) {
            return AuditQueryService.this.verify(caller, channel, id, patience).map(AuditVerificationCodec::toJson);
        }

        @Override
        public Outcome<Export> export(AuditQuery query) {
            return EventList.of(query, visibility(caller)).map(events -> {
                reading(caller, channel);
                return line -> hand(events, line);
            });
        }

        // Page by page, so that no reader keeps the database from tidying up.
        private void hand(EventList events, Consumer<byte[]> line) {
            Keyset last = Keyset.start(ListOrder.OLDEST);
            while (true) {
                Keyset after = last;
                List<AuditRecord> page = tx.read(handle -> events.after(handle, after, EXPORTED_AT_ONCE));
                page.forEach(event -> line.accept(event.json()));
                if (page.size() < EXPORTED_AT_ONCE) {
                    return;
                }
                last = page.get(page.size() - 1).keyset(ListOrder.OLDEST);
            }
        }
    }
}
