package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Money;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.call.DisplayText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cap of an account as answers show it, with the change that waits for approval. */
@Body(
        name = "Cap",
        role = Body.Role.ANSWER,
        description = "What writes may do to the daily budgets of an account, and what of it is to be changed.")
public record CapView(
        @Arg(description = "The account, as caps and halts name it.", examples = "alpha:1002003001")
        String id,

        Platform platform,

        @Arg(description = "The account in its normal spelling.", examples = "1002003001")
        String accountId,

        Source source,

        @Arg(description = "The cap that is in force; null for none.") @Nullable
        CapTerms cap,

        @Arg(description = "The change that made it; null for what is configured.") @Nullable
        Change changed,

        @Arg(description = "The change that waits for approval; null for none.") @Nullable
        WaitingChange waiting) {

    /** Pattern of the hash of a change. */
    static final String HASH = "^sha256:[0-9a-f]{64}$";

    /** Example of such a hash. */
    static final String HASH_EXAMPLE = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    /** Limits of a cap. */
    @Body(name = "CapTerms", description = "The limits of a cap.")
    public record CapTerms(
            @Arg(description = "The ISO 4217 code that it counts in.", examples = "EUR")
            String currency,

            @Arg(description = "The zone whose days count.", examples = "Europe/Berlin")
            String timeZone,

            @Arg(description = "How much one call may raise daily spend.")
            Money perCall,

            @Arg(description = "How much all calls of a day may, together.")
            Money perDay,

            @Arg(description = "By how many percent one call may raise a budget; null for any.", examples = "30")
            @Nullable
            Integer maxChangePercent,

            @Arg(description = "How many creations a day may have; null for any number.", examples = "5") @Nullable
            Integer createsPerDay) {

        static CapTerms of(Cap cap) {
            return new CapTerms(
                    cap.unit().currency(),
                    cap.zone().equals(ZoneOffset.UTC) ? "UTC" : cap.zone().getId(),
                    cap.unit().money(cap.perCall()),
                    cap.unit().money(cap.perDay()),
                    cap.maxChangePercent(),
                    cap.createsPerDay());
        }
    }

    /** Change that came into force. */
    @Body(name = "CapChange", description = "A change of a cap that came into force.")
    public record Change(
            @Arg(description = "When it came into force.", examples = "2026-03-01T09:30:00Z")
            Instant at,

            @Arg(description = "The principal that asked for it.", examples = "operator")
            String requestedBy,

            @Arg(description = "The person or team that answers for it.", examples = "operator")
            String owner,

            @Arg(description = "The reason that was given.", examples = "The spring campaign begins.")
            String reason,

            @Arg(description = "The principals that approved it; none where it allows no more.", examples = "[\"ann\"]")
            List<String> approvedBy) {

        static Change of(CapChange change, List<String> approvedBy) {
            return new Change(
                    change.endedAt() == null ? change.createdAt() : change.endedAt(),
                    change.by().principal(),
                    change.by().owner(),
                    DisplayText.of(change.reason()),
                    approvedBy);
        }
    }

    /** Change that waits for approval. */
    @Body(name = "WaitingCapChange", description = "A change of a cap that waits for the approval of another owner.")
    public record WaitingChange(
            @Arg(description = "The cap that it makes.") CapTerms cap,

            @Arg(description = "The principal that asked for it.", examples = "operator")
            String requestedBy,

            @Arg(description = "The person or team that answers for it.", examples = "operator")
            String owner,

            @Arg(description = "The reason that was given.", examples = "The spring campaign begins.")
            String reason,

            @Arg(description = "When it was asked for.", examples = "2026-03-01T09:30:00Z")
            Instant createdAt,

            @Arg(description = "When it can no longer be approved.", examples = "2026-03-08T09:30:00Z")
            Instant expiresAt,

            @Arg(description = "The hash of what is to be approved.", pattern = HASH, examples = HASH_EXAMPLE)
            String payloadHash,

            @Arg(description = "How many owners must approve.", min = 1, examples = "1")
            int approvalsRequired,

            @Arg(description = "The principals that have approved.", examples = "[]")
            List<String> approvedBy,

            @Arg(
                    description = "Why the caller may not approve it; null when it may.",
                    examples = "The token lacks the scope approvals:decide.")
            @Nullable
            String notByYou) {

        static WaitingChange of(CapChange change, int required, List<String> approvedBy, @Nullable String notByYou) {
            return new WaitingChange(
                    CapTerms.of(change.cap()),
                    change.by().principal(),
                    change.by().owner(),
                    DisplayText.of(change.reason()),
                    change.createdAt(),
                    change.expiresAt(),
                    change.hash(),
                    required,
                    approvedBy,
                    notByYou);
        }
    }
}
