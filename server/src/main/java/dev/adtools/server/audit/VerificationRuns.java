package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.store.StoreUnavailable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Verifies the trail, which may take hours: on a thread of its own, once at a time, and whoever asks meanwhile waits for that. */
final class VerificationRuns {

    private static final Logger LOG = LoggerFactory.getLogger(VerificationRuns.class);
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ofDays(1_000);

    private final Verification verification;
    private final CallIds ids;
    private final Supplier<Instant> since;
    private @Nullable Run last;
    private volatile @Nullable Integer findings;

    /** Verifies what is kept for so long. */
    VerificationRuns(Verification verification, AuditEventWriter writer, Duration kept) {
        this.verification = verification;
        this.ids = writer.ids();
        this.since = () -> writer.clock().instant().minus(kept);
    }

    /** Returns the run that is under way, or begins one. */
    synchronized Run run() {
        Run now = last;
        if (now == null || now.isOver()) {
            now = new Run(ids.next());
            now.thread.start();
            last = now;
        }
        return now;
    }

    /** Returns the last run if that is its id; null when it is not. */
    synchronized @Nullable Run find(String id) {
        return last != null && last.id.equals(id) ? last : null;
    }

    /** Reads all of it again and complains of what is not as it was written. */
    void verify() {
        Run run = run();
        run.await(AS_LONG_AS_IT_TAKES);
        List<AuditFinding> found = run.report().findings();
        found.forEach(finding -> LOG.error(
                "verification of the audit trail failed: {} in {} at {}: {}",
                finding.kind(),
                finding.chain(),
                finding.seq(),
                finding.message()));
    }

    /** Returns how many things the last verification found; null until one of this process has ended. */
    @Nullable
    Integer findings() {
        return findings;
    }

    /** Breaks off what is under way. */
    void stop() throws InterruptedException {
        Run now;
        synchronized (this) {
            now = last;
        }
        if (now != null) {
            now.thread.interrupt();
            now.thread.join();
        }
    }

    /** Verification that was begun and may be over. */
    final class Run {

        private final String id;
        private final VerificationReport report = new VerificationReport();
        private final CountDownLatch over = new CountDownLatch(1);
        private final Thread thread = new Thread(this::work, "audit-verification");
        private volatile @Nullable RuntimeException failure;

        private Run(String id) {
            this.id = id;
            thread.setDaemon(true);
        }

        private void work() {
            try {
                verification.run(since.get(), report);
                findings = report.findings().size();
            } catch (RuntimeException e) {
                failure = e;
            } catch (Error e) {
                // Without it the part that was read would look like the whole.
                failure = new IllegalStateException("the verification broke off", e);
            } finally {
                over.countDown();
            }
        }

        private boolean isOver() {
            return over.getCount() == 0;
        }

        /** Waits for the end, but not for ever; returns whether it is over, and throws what broke it off. */
        boolean await(Duration patience) {
            try {
                if (!over.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                    return false;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new StoreUnavailable("Interrupted while the trail is verified.", e);
            }
            RuntimeException broken = failure;
            if (broken != null) {
                throw broken;
            }
            return true;
        }

        /** Returns the findings; only when it is over. */
        VerificationReport report() {
            return report;
        }

        /** Returns the progress, or the findings. */
        AuditVerification answer() {
            return report.answer(id, !isOver());
        }
    }
}
