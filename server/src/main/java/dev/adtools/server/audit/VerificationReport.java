package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.audit.AuditVerification.AuditFinding.FindingKind;
import dev.adtools.server.audit.AuditVerification.VerifiedChain;
import dev.adtools.server.audit.SignedHead.Head;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Findings of a verification so far, with what it still has to compare at its end. */
final class VerificationReport {

    private static final int MOST_FINDINGS = 100;

    private final Map<String, Head> ends = new LinkedHashMap<>();
    private final Map<String, Long> signed = new LinkedHashMap<>();
    private final Map<String, Head> removed = new LinkedHashMap<>();
    private final Map<String, Late> late = new LinkedHashMap<>();
    private final Set<Head> expected = new LinkedHashSet<>();
    private final List<AuditFinding> findings = new ArrayList<>();
    // Read while it grows, by whoever asks how far it is.
    private final AtomicLong records = new AtomicLong();
    private volatile long total;
    private long found;

    /** Takes how many records there are. */
    void begins(long most) {
        total = most;
    }

    void counted(int more) {
        records.addAndGet(more);
    }

    void found(AuditFinding finding) {
        found++;
        if (findings.size() < MOST_FINDINGS) {
            findings.add(finding);
        }
    }

    /** Takes a head that must be in the trail. */
    void expects(Head head) {
        expected.add(head);
    }

    /** Notes the records of a chain that retention says it has removed: all up to a place. */
    void removed(Head through) {
        removed.merge(through.chain(), through, (one, other) -> one.seq() >= other.seq() ? one : other);
    }

    /** Takes a chain whose first records are not there. */
    void beginsLate(String chain, long seq, boolean atCheckpoint) {
        late.put(chain, new Late(seq, atCheckpoint));
    }

    void signed(String chain, long seq) {
        signed.put(chain, seq);
    }

    void ends(Head head) {
        ends.put(head.chain(), head);
    }

    /** Returns the heads that must be in the trail and that retention has not removed. */
    List<Head> mustBeThere() {
        return expected.stream().filter(head -> !isRemoved(head)).toList();
    }

    private boolean isRemoved(Head head) {
        Head through = removed.get(head.chain());
        return through != null && through.seq() >= head.seq();
    }

    /** Compares the beginnings of chains with what retention says that it removed, and asks for signatures. */
    void conclude() {
        late.forEach((chain, first) -> {
            if (!isCovered(first, removed.get(chain))) {
                found(new AuditFinding(
                        FindingKind.GAP, chain, first.seq(), "The records before this one are missing."));
            }
        });
        ends.forEach((chain, end) -> {
            if (!signed.containsKey(chain)) {
                found(new AuditFinding(
                        FindingKind.FORK, chain, end.seq(), "Nothing in the chain is signed with a trusted key."));
            }
        });
    }

    // A removal that broke off has left some of what it was to remove.
    private static boolean isCovered(Late first, @Nullable Head through) {
        if (through == null || first.seq() > through.seq() + 1) {
            return false;
        }
        return first.seq() <= through.seq() || first.atCheckpoint();
    }

    boolean isClean() {
        return found == 0;
    }

    /** Returns the progress, or the findings; while it runs, the findings may still change. */
    AuditVerification answer(String id, boolean running) {
        return running
                ? new AuditVerification(id, true, null, records.get(), total, List.of(), 0, List.of())
                : new AuditVerification(id, false, isClean(), records.get(), total, chains(), found, findings());
    }

    private List<VerifiedChain> chains() {
        return ends.values().stream()
                .map(end -> new VerifiedChain(end.chain(), end.seq(), end.hash(), signed.getOrDefault(end.chain(), 0L)))
                .toList();
    }

    List<AuditFinding> findings() {
        return List.copyOf(findings);
    }

    private record Late(long seq, boolean atCheckpoint) {}
}
