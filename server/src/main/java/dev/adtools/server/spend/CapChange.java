package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Source;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.decision.Party;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Change of the cap of an account.
 *
 * @param id its id
 * @param source the world that it is for
 * @param account the account
 * @param replaces the text of the cap that it was asked to replace
 * @param cap the cap that it makes
 * @param state how it stands
 * @param revision its place among the changes that came into force; 0 for none
 * @param hash the hash of what is approved
 * @param required how many owners had to approve when it was requested
 * @param reason why it was asked for
 * @param by who asked
 * @param createdAt when it was asked for
 * @param expiresAt when it can no longer be approved
 * @param endedAt when it came into force or was given up; null while it waits
 */
record CapChange(
        String id,
        Source source,
        AccountId account,
        String replaces,
        Cap cap,
        State state,
        long revision,
        String hash,
        int required,
        String reason,
        Party by,
        Instant createdAt,
        Instant expiresAt,
        @Nullable Instant endedAt) {

    /** Returns the hash of what is approved, by the account, its world, and both caps. */
    static String hash(Source source, AccountId account, String replaces, Cap cap) {
        return "sha256:" + Sha256.hex(String.join("\n", source.name(), AccountKey.of(account), replaces, cap.text()));
    }

    /** Returns whether a hash is that of exactly this, as it is stored. */
    boolean has(String other) {
        return Sha256.same(hash, other) && Sha256.same(hash, hash(source, account, replaces, cap));
    }

    /** Returns whether it still waits at a time. */
    boolean waitsAt(Instant now) {
        return state == State.PENDING && expiresAt.isAfter(now);
    }

    /** The states of a change. */
    enum State {
        /** Waits for the approval of another owner. */
        PENDING,
        /** Came into force. */
        APPLIED,
        /** Rejected by somebody who may decide. */
        REJECTED,
        /** Taken back, or overtaken by another change. */
        CANCELLED,
        /** Not decided in time. */
        EXPIRED
    }
}
