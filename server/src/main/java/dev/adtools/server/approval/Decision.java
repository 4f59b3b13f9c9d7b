package dev.adtools.server.approval;

import dev.adtools.api.JsonName;
import dev.adtools.server.call.Caller;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jspecify.annotations.Nullable;

/**
 * The decision of one owner on an action.
 *
 * @param actionId the action
 * @param principal who decided
 * @param owner its owner; each decides once
 * @param lineage the owners of the tokens that led to the one it used
 * @param tokenId the token it used
 * @param kind what it decided
 * @param payloadHash the hash it repeated
 * @param comment what it said; null for nothing
 * @param at when
 */
public record Decision(
        @ColumnName("pending_action_id") String actionId,
        String principal,
        String owner,
        Set<String> lineage,
        String tokenId,
        @ColumnName("decision") Kind kind,
        String payloadHash,
        @Nullable String comment,
        @ColumnName("created_at") Instant at) {

    public Decision {
        lineage = Set.copyOf(lineage);
    }

    static Decision of(ActionRow action, Caller caller, Kind kind, @Nullable String comment, Instant at) {
        return new Decision(
                action.id(),
                caller.principal(),
                caller.owner(),
                caller.lineage(),
                caller.tokenId(),
                kind,
                action.payload().hash(),
                comment,
                at);
    }

    /** Returns those of some decisions that are approvals. */
    static List<Decision> approvals(List<Decision> decisions) {
        return decisions.stream().filter(one -> one.kind == Kind.APPROVE).toList();
    }

    /** Returns whether nobody is behind both this and a later decision, as an owner or as one who had a part in minting. */
    boolean isApartFrom(Decision later) {
        return Caller.areApart(owner, lineage, later.owner, later.lineage);
    }

    /** Returns whether nobody is behind both this and what a caller would decide. */
    boolean isApartFrom(Caller later) {
        return later.isApartFrom(owner, lineage);
    }

    /** Returns the statement that the approver makes by it: decision, hash, action, who, and when in seconds. */
    String statement() {
        return kind.word() + "\n" + payloadHash + "\n" + actionId + "\n" + principal + "\n" + at.getEpochSecond();
    }

    /** The kinds of decision. */
    public enum Kind {
        /** Lets it be executed. */
        @JsonName("approve")
        APPROVE("approve"),
        /** Keeps it from being executed. */
        @JsonName("reject")
        REJECT("reject");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** Returns the verb of the statement. */
        String word() {
            return word;
        }
    }
}
