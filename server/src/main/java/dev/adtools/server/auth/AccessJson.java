package dev.adtools.server.auth;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Principals and tokens as answers show them. */
final class AccessJson {

    private AccessJson() {}

    static JsonObject principal(PrincipalRow principal) {
        return JsonObject.builder()
                .put("id", principal.id())
                .put("owner", principal.owner())
                .put("kind", principal.kind().wireName())
                .put("disabled", principal.disabled())
                .put("created_at", principal.createdAt().toString())
                .build();
    }

    static JsonObject token(TokenRow token, Instant now) {
        return JsonObject.builder()
                .put("id", token.id())
                .put("name", token.name())
                .put("principal", token.holder().principal())
                .put("owner", token.holder().owner())
                .put("scopes", strings(token.scopes().stream().map(Scope::wireName)))
                .put("platforms", strings(token.limits().platforms().stream().map(Platform::wireName)))
                .put("accounts", strings(token.limits().accounts().stream()))
                .put("tools", strings(token.limits().tools().stream()))
                .put("status", token.status(now))
                .put("created_by", token.origin().principal())
                .put("created_by_owner", token.origin().owner())
                .put("created_by_token", orNull(token.origin().token()))
                .put("created_at", token.origin().at().toString())
                .put("expires_at", token.expiresAt().toString())
                .put(
                        "revoked_at",
                        token.revokedAt() == null
                                ? JsonNull.NULL
                                : new JsonString(token.revokedAt().toString()))
                .build();
    }

    private static JsonValue orNull(String text) {
        return text.isEmpty() ? JsonNull.NULL : new JsonString(text);
    }

    static JsonObject revoked(TokenRow token, List<String> others, Instant now) {
        return token(token, now).toBuilder()
                .put("also_revoked", JsonArray.ofStrings(others))
                .build();
    }

    static JsonObject minted(Minted minted, Instant now) {
        JsonObject.Builder answer =
                JsonObject.builder().put("id", minted.row().id()).put("token", minted.text());
        token(minted.row(), now).members().forEach(answer::put);
        return answer.build();
    }

    static <T> JsonObject page(Page<T> page, Function<T, JsonObject> row) {
        return JsonObject.builder()
                .put("rows", JsonArray.of(page.rows().stream().map(row).toList()))
                .put("next_cursor", page.next().<JsonValue>map(JsonString::new).orElse(JsonNull.NULL))
                .put("has_more", page.next().isPresent())
                .build();
    }

    private static JsonArray strings(Stream<String> items) {
        return JsonArray.ofStrings(items.sorted().toList());
    }
}
