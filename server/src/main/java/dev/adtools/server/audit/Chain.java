package dev.adtools.server.audit;

import java.util.ArrayList;
import java.util.List;

/** One node's records in their order. It grows on one thread, so that nothing has to be locked and nothing can fork. */
final class Chain {

    private static final int HASH_BYTES = 32;

    private final String id;
    private final long next;
    private final byte[] last;

    private Chain(String id, long next, byte[] last) {
        this.id = id;
        this.next = next;
        this.last = last;
    }

    /** Returns a chain without records, which is named after its node. */
    static Chain begin(String id) {
        return new Chain(id, 0, new byte[HASH_BYTES]);
    }

    String id() {
        return id;
    }

    /** Returns the hash of the last record; zeros before the first. */
    byte[] last() {
        return last;
    }

    /** Returns the records that events become when they follow in this chain. */
    List<AuditRecord> link(List<AuditEvent> events) {
        List<AuditRecord> links = new ArrayList<>(events.size());
        byte[] before = last;
        for (AuditEvent event : events) {
            AuditRecord link = AuditRecord.of(event, id, next + links.size(), before);
            before = link.hash();
            links.add(link);
        }
        return links;
    }

    /** Returns this chain once records are in it that follow. */
    Chain after(List<AuditRecord> links) {
        if (links.isEmpty()) {
            return this;
        }
        AuditRecord end = links.get(links.size() - 1);
        return new Chain(id, end.seq() + 1, end.hash());
    }

    /** Returns its end; asked only of a chain that has a record. */
    Head head() {
        return Head.of(id, next - 1, last);
    }
}
