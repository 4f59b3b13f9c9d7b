package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.audit.SignedHead.Statement;
import org.jdbi.v3.core.Handle;

/**
 * Begins a node's chain and signs its checkpoints.
 *
 * @param node after which the chain is named
 * @param alone whether no other process can use the database
 * @param writer writes the chain's own records
 * @param signer signs
 * @param checkpointLog where checkpoints are written beside the database
 */
record CheckpointFactory(
        String node, boolean alone, AuditEventWriter writer, Signer signer, CheckpointLog checkpointLog) {

    /** The kind of the first record of every chain. */
    static final String GENESIS = "genesis";

    /** The kind of record that signs where the chain ended before it. */
    static final String CHECKPOINT = "checkpoint";

    /** The kind of record that tells what retention has removed. */
    static final String REMOVAL = "retention";

    private static final int WITNESSED = 100;

    long now() {
        return writer.clock().millis();
    }

    /** Returns a chain's first record, which bears witness to where the chains before it, and beside it, end. */
    AuditEvent genesis(Handle handle) {
        return writer.write(IndexedFields.of(GENESIS), null, out -> {
            out.name("key").value(Signer.id(signer.publicKey()));
            out.name("heads").beginArray();
            for (Head head : AuditStore.heads(handle, WITNESSED)) {
                if (!head.chain().equals(node)) {
                    out.value(head.json());
                }
            }
            out.endArray();
        });
    }

    /** Signs where the chain ends. */
    SignedHead checkpoint(Head end) {
        return SignedHead.of(Statement.CHECKPOINT, end, signer);
    }

    /** Returns the record of a checkpoint. */
    AuditEvent event(SignedHead checkpoint) {
        return signed(CHECKPOINT, checkpoint);
    }

    /** Returns the record of a removal of everything through a place. */
    AuditEvent removal(Head through) {
        return signed(REMOVAL, SignedHead.of(Statement.REMOVAL, through, signer));
    }

    private AuditEvent signed(String kind, SignedHead stated) {
        return writer.write(IndexedFields.of(kind), null, out -> {
            out.name("head").value(stated.head().json());
            out.name("key").value(stated.key());
            out.name("signature").value(stated.signature());
        });
    }
}
