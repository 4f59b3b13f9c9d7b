package dev.adtools.server.auth;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Body;
import dev.adtools.api.Format;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Scalar;
import dev.adtools.api.ToolGroup;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The token that is to be minted. */
@Body(role = Body.Role.REQUEST, description = "The token that is to be minted.")
record TokenRequest(
        @Arg(
                description = "What people call it.",
                minLength = 1,
                maxLength = 100,
                pattern = "^[^\\u0000-\\u001f\\u007f]+$",
                examples = "Campaign robot")
        String name,

        @Arg(
                description = "Whom it is for.",
                minLength = 1,
                maxLength = 64,
                pattern = PrincipalRequest.ID,
                examples = "campaign-robot")
        String principal,

        @Arg(
                description = "What it may do. A minting token with `tokens:admin` grants what it has itself, one with"
                        + " `approvals:admin` the scopes of approvals and nothing else; no token has both.",
                minItems = 1,
                maxItems = 500,
                examples = "[\"tools:read\"]")
        List<Scope> scopes,

        @Arg(
                description = "The platforms that it is limited to; all when left out.",
                minItems = 1,
                maxItems = 500,
                examples = "[\"alpha\"]")
        @Nullable
        List<Platform> platforms,

        @Arg(
                description = "The accounts that it is limited to; all when left out.",
                minItems = 1,
                maxItems = 500,
                minLength = 1,
                maxLength = 40,
                examples = "[\"100-200-3001\"]")
        @Nullable
        List<AccountPattern> accounts,

        @Arg(
                description = "The tools that it is limited to; all when left out.",
                minItems = 1,
                maxItems = 500,
                minLength = 1,
                maxLength = 128,
                pattern = "^[a-z][a-z0-9_]*$",
                examples = "[\"list_alpha_accounts\"]")
        @Nullable
        List<String> tools,

        @Arg(
                description = "The groups whose tools it is limited to; all when left out.",
                minItems = 1,
                maxItems = 500,
                examples = "[\"reporting\"]")
        @Nullable
        List<ToolGroup> groups,

        @Arg(
                description = "When it ends, at most 400 days ahead; in 90 days when left out.",
                maxLength = 40,
                format = Format.DATE_TIME,
                examples = "2026-03-01T09:30:00Z")
        @Nullable
        String expiresAt) {

    static Outcome<TokenRequest> read(byte[] body) {
        return BodyReader.read(body, TokenRequestCodec::decode).flatMap(TokenRequest::timed);
    }

    private Outcome<TokenRequest> timed() {
        try {
            expiry();
            return Outcome.completed(this);
        } catch (DateTimeParseException e) {
            return Outcome.failed(BodyReader.invalid(
                    "/expires_at", "format", "must be a date and time with an offset, like 2026-01-31T12:00:00Z"));
        }
    }

    /** Returns when it ends; null for the default. */
    @Nullable
    Instant expiry() {
        return expiresAt == null
                ? null
                : OffsetDateTime.parse(expiresAt).toInstant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Returns its limits. */
    Limits limits() {
        Set<String> named = accounts == null
                ? Set.of()
                : accounts.stream().map(AccountPattern::value).collect(Collectors.toUnmodifiableSet());
        return new Limits(
                platforms == null ? Set.of() : Set.copyOf(platforms),
                named,
                tools == null ? Set.of() : Set.copyOf(tools),
                groups == null ? Set.of() : Set.copyOf(groups));
    }

    /**
     * Accounts of any platform in one list. Ten digits are an account on alpha; a beta account needs its {@code act_} here,
     * because without it the two could not be told apart.
     *
     * @param value the account in its normal spelling
     */
    @Scalar(pattern = "^([0-9]{3}-?[0-9]{3}-?[0-9]{4}|act_[0-9]{5,20}|properties/[1-9][0-9]{0,18})$")
    record AccountPattern(String value) {

        /** Returns the account of a text that fits the pattern. */
        static AccountPattern of(String text) {
            if (text.startsWith("act_")) {
                return new AccountPattern(BetaAccountId.of(text).value());
            }
            return new AccountPattern(
                    text.startsWith("properties/")
                            ? PropertyId.of(text).value()
                            : AlphaAccountId.of(text).value());
        }
    }
}
