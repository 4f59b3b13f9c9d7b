package dev.adtools.server.auth;

import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The token that is to be minted.
 *
 * @param name what people call it
 * @param principal whom it is for
 * @param scopes what it may do
 * @param limits what it is limited to, accounts in their normal spelling
 * @param expiresAt when it ends; null for the default
 */
record TokenRequest(
        String name,
        String principal,
        Set<Scope> scopes,
        Limits limits,
        @Nullable Instant expiresAt) {

    private static final Members MEMBERS =
            Members.of(List.of("name", "principal", "scopes"), List.of("platforms", "accounts", "tools", "expires_at"));
    private static final Choice<Scope> SCOPE =
            Choice.of(Scope.values(), names(Arrays.stream(Scope.values()).map(Scope::wireName)));
    private static final Choice<Platform> PLATFORM =
            Choice.of(Platform.values(), names(Arrays.stream(Platform.values()).map(Platform::wireName)));
    private static final TextRule NAME = TextRule.length(1, 100).matching("^[^\\u0000-\\u001f\\u007f]+$");
    private static final TextRule TOOL = TextRule.length(1, 128).matching("^[a-z][a-z0-9_]*$");
    private static final TextRule TIME = TextRule.length(1, 40);
    private static final ItemsRule SOME = new ItemsRule(1, 500);

    static Outcome<TokenRequest> read(byte[] body) {
        Draft draft = new Draft();
        return BodyReader.read(body, MEMBERS, draft::take).then(read -> draft.done());
    }

    private static String[] names(Stream<String> names) {
        return names.toArray(String[]::new);
    }

    private static final class Draft {

        private @Nullable String name;
        private @Nullable String principal;
        private @Nullable List<Scope> scopes;
        private @Nullable List<Platform> platforms = List.of();
        private @Nullable List<String> accounts = List.of();
        private @Nullable List<String> tools = List.of();
        private @Nullable String expiresAt;

        void take(String member, ArgumentReader reader) {
            switch (member) {
                case "name" -> name = reader.text(NAME);
                case "principal" -> principal = reader.text(PrincipalRequest.ID);
                case "scopes" -> scopes = reader.list(SOME, item -> item.choice(SCOPE));
                case "platforms" -> platforms = reader.list(SOME, item -> item.choice(PLATFORM));
                case "accounts" ->
                    accounts = reader.list(SOME, item -> item.text(AccountText.RULE, AccountText::normal));
                case "tools" -> tools = reader.list(SOME, item -> item.text(TOOL));
                default -> expiresAt = reader.text(TIME);
            }
        }

        Outcome<TokenRequest> done() {
            return expiresAt == null
                    ? Outcome.completed(token(null))
                    : time(expiresAt).map(this::token);
        }

        private TokenRequest token(@Nullable Instant expiry) {
            Limits limits = new Limits(
                    Set.copyOf(Objects.requireNonNull(platforms)),
                    Set.copyOf(Objects.requireNonNull(accounts)),
                    Set.copyOf(Objects.requireNonNull(tools)));
            return new TokenRequest(
                    Objects.requireNonNull(name),
                    Objects.requireNonNull(principal),
                    Set.copyOf(Objects.requireNonNull(scopes)),
                    limits,
                    expiry);
        }

        private static Outcome<Instant> time(String text) {
            try {
                return Outcome.completed(OffsetDateTime.parse(text).toInstant().truncatedTo(ChronoUnit.MILLIS));
            } catch (DateTimeParseException e) {
                return Outcome.failed(BodyReader.invalid(
                        "/expires_at", "format", "must be a date and time with an offset, like 2026-01-31T12:00:00Z"));
            }
        }
    }
}
