package dev.adtools.server.auth;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.server.call.Scope;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A token as answers show it. */
@Body(name = "Token", role = Body.Role.ANSWER, description = "A token without its secret.")
public record TokenView(
        @Arg(description = "Its public id.", examples = "4fK2mQ9xZb")
        String id,

        @Arg(description = "What people call it.", examples = "Campaign robot")
        String name,

        @Arg(description = "Whom it is for.", examples = "campaign-robot")
        String principal,

        @Arg(description = "The person or team that answers for the principal.", examples = "marketing")
        String owner,

        @Arg(description = "What it may do.", examples = "[\"tools:read\"]")
        List<Scope> scopes,

        @Arg(description = "The platforms that it is limited to; empty for all.", examples = "[]")
        List<Platform> platforms,

        @Arg(
                description = "The accounts that it is limited to, in their normal spelling; empty for all.",
                examples = "[\"1002003001\"]")
        List<String> accounts,

        @Arg(description = "The tools that it is limited to; empty for all.", examples = "[]")
        List<String> tools,

        @Arg(description = "The groups whose tools it is limited to; empty for all.", examples = "[]")
        List<ToolGroup> groups,

        Status status,

        @Arg(description = "The principal that minted it.", examples = "operator")
        String createdBy,

        @Arg(description = "The owner of that principal.", examples = "operator")
        String createdByOwner,

        @Arg(description = "The id of the token that minted it; null for a first one.", examples = "9xZb4fK2mQ")
        @Nullable
        String createdByToken,

        @Arg(description = "When it was minted.", examples = "2026-03-01T09:30:00Z")
        Instant createdAt,

        @Arg(description = "When it ends.", examples = "2026-03-01T09:30:00Z")
        Instant expiresAt,

        @Arg(description = "When it was revoked; null when it was not.", examples = "2026-03-01T09:30:00Z") @Nullable
        Instant revokedAt) {

    /** Returns a token as it is at a time. */
    static TokenView of(TokenRow token, Instant now) {
        String minter = token.origin().token();
        return new TokenView(
                token.id(),
                token.name(),
                token.holder().principal(),
                token.holder().owner(),
                sorted(token.scopes(), Comparator.comparing(Scope::wireName)),
                sorted(token.limits().platforms(), Comparator.comparing(Platform::wireName)),
                sorted(token.limits().accounts(), Comparator.naturalOrder()),
                sorted(token.limits().tools(), Comparator.naturalOrder()),
                sorted(token.limits().groups(), Comparator.naturalOrder()),
                Status.of(token, now),
                token.origin().principal(),
                token.origin().owner(),
                minter.isEmpty() ? null : minter,
                token.origin().at(),
                token.expiresAt(),
                token.revokedAt());
    }

    static <T> List<T> sorted(Set<T> items, Comparator<T> order) {
        return items.stream().sorted(order).toList();
    }

    /** A token whose text is shown, this once. */
    @Body(
            name = "MintedToken",
            role = Body.Role.ANSWER,
            description = "A new token, with its text, which is in this answer and nowhere else.")
    public record WithText(
            @Arg(
                    description = "The text to send as `Authorization` with the scheme `Bearer`.",
                    examples = "adt_live_4fK2mQ9xZb_…")
            String token,

            @Unwrapped TokenView row) {

        @Override
        public String toString() {
            return "WithText[" + row.id() + "]";
        }
    }

    /** A token that was revoked, with the ids of those that were revoked with it. */
    @Body(name = "RevokedToken", role = Body.Role.ANSWER, description = "A token that was revoked.")
    public record WithRevoked(
            @Unwrapped TokenView row,

            @Arg(
                    description = "The ids of the tokens that it had led to and that were revoked with it.",
                    examples = "[]")
            List<String> alsoRevoked) {}

    /** Status of a token: whether it works. */
    @Body(name = "TokenStatus", description = "Whether a token works.", examples = "active")
    public enum Status {
        @JsonName("active")
        ACTIVE,
        @JsonName("expired")
        EXPIRED,
        @JsonName("revoked")
        REVOKED;

        static Status of(TokenRow token, Instant now) {
            if (token.revokedAt() != null) {
                return REVOKED;
            }
            return token.expiresAt().isAfter(now) ? ACTIVE : EXPIRED;
        }
    }
}
