package dev.adtools.server.approval;

import dev.adtools.api.PendingAction;
import dev.adtools.server.call.Departure;
import java.time.Instant;

/** A write that is about to wait for approval: its document is written, and not yet stored. */
public final class Staged {

    private final Departure write;
    private final Payload payload;
    private final PendingAction action;
    private final Instant createdAt;
    private final Instant expiresAt;

    Staged(String id, Departure write, Payload payload, Instant createdAt, Instant expiresAt) {
        this.write = write;
        this.payload = payload;
        this.action = new PendingAction(id, payload.hash(), expiresAt.toString());
        this.createdAt = createdAt;
        this.expiresAt = expiresAt;
    }

    /** Returns what the caller is told of it. */
    public PendingAction action() {
        return action;
    }

    Departure write() {
        return write;
    }

    Payload payload() {
        return payload;
    }

    Instant createdAt() {
        return createdAt;
    }

    Instant expiresAt() {
        return expiresAt;
    }
}
