package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.audit.AuditVerification.AuditFinding.FindingKind;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Reads the whole trail again, and tells whether it is what was written. */
final class Verification {

    private static final int PAGE = 1_000;

    private final HeadsComparison heads;
    private final Tx tx;
    private final SigningKeys keys;
    private final CheckpointLog checkpointLog;

    /** Verifies with the keys that are trusted, and with the checkpoints that stand elsewhere. */
    Verification(HeadsComparison heads) {
        this.heads = heads;
        this.tx = heads.tx();
        this.keys = heads.keys();
        this.checkpointLog = heads.checkpointLog();
    }

    /** Verifies all of it and reports what is found, page by page; checkpoints that stand elsewhere count from a moment on. */
    void run(Instant since, VerificationReport report) {
        // Before the records, so that what is written meanwhile is not missed.
        List<SignedHead> elsewhere = checkpointLog.lastSince(since);
        TreeSet<String> chains = new TreeSet<>(tx.read(AuditStore::chains));
        report.begins(chains.stream()
                .mapToLong(chain -> tx.read(handle -> AuditStore.length(handle, chain)))
                .sum());
        chains.forEach(chain -> follow(chain, report));
        elsewhere.forEach(checkpoint -> report.expects(checkpoint.head()));
        report.mustBeThere().forEach(head -> meet(head, report));
        heads.missing(since)
                .forEach(record -> report.found(new AuditFinding(
                        FindingKind.MISSING_CHECKPOINT,
                        record.chain(),
                        record.seq(),
                        "The file of checkpoints has none of this chain.")));
        report.conclude();
    }

    private void follow(String chain, VerificationReport report) {
        Optional<Head> kept = tx.read(handle -> AuditStore.head(handle, chain));
        ChainCheck check = new ChainCheck(chain, keys, report);
        long after = -1;
        for (List<AuditRecord> page = page(chain, after); !page.isEmpty(); page = page(chain, after)) {
            page.forEach(check::next);
            report.counted(page.size());
            after = page.get(page.size() - 1).seq();
            if (Thread.currentThread().isInterrupted()) {
                throw new StoreUnavailable("The verification was broken off.");
            }
        }
        check.end(kept.orElse(null));
        if (after < 0) {
            report.found(new AuditFinding(
                    FindingKind.TRUNCATION, chain, 0, "The chain is noted, and all its records are gone."));
        }
    }

    private List<AuditRecord> page(String chain, long after) {
        return tx.read(handle -> AuditStore.page(handle, chain, after, PAGE));
    }

    private void meet(Head head, VerificationReport report) {
        Optional<String> hash = tx.read(handle -> AuditStore.hash(handle, head));
        if (hash.isEmpty()) {
            report.found(new AuditFinding(
                    FindingKind.TRUNCATION, head.chain(), head.seq(), "The chain had this record, and it is gone."));
        } else if (!hash.get().equals(head.hash())) {
            report.found(new AuditFinding(
                    FindingKind.FORK, head.chain(), head.seq(), "The chain had another record at this place."));
        }
    }
}
