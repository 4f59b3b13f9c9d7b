package dev.adtools.server.console;

import dev.adtools.api.json.JsonWriter;
import jakarta.ws.rs.FormParam;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Form of a token that is to be minted. */
public final class TokenForm {

    private static final String MIDNIGHT = "T00:00:00Z";

    @FormParam("name")
    private @Nullable String name;

    @FormParam("principal")
    private @Nullable String principal;

    @FormParam("scopes")
    private List<String> scopes = List.of();

    @FormParam("platforms")
    private List<String> platforms = List.of();

    @FormParam("groups")
    private List<String> groups = List.of();

    @FormParam("accounts")
    private @Nullable String accounts;

    @FormParam("tools")
    private @Nullable String tools;

    @FormParam("ends")
    private @Nullable String ends;

    /** Returns the body that REST takes for it. */
    byte[] body() {
        JsonWriter body = new JsonWriter().beginObject();
        text(body, "name", Pages.given(name));
        text(body, "principal", Pages.given(principal));
        list(body, "scopes", scopes);
        list(body, "platforms", platforms);
        list(body, "groups", groups);
        list(body, "accounts", words(accounts));
        list(body, "tools", words(tools));
        String day = Pages.given(ends);
        text(body, "expires_at", day == null ? null : day + MIDNIGHT);
        return body.endObject().toBytes();
    }

    private static void text(JsonWriter body, String member, @Nullable String value) {
        if (value != null) {
            body.name(member).value(value);
        }
    }

    private static void list(JsonWriter body, String member, List<String> values) {
        if (!values.isEmpty()) {
            body.name(member).beginArray();
            values.forEach(body::value);
            body.endArray();
        }
    }

    private static List<String> words(@Nullable String field) {
        String given = Pages.given(field);
        return given == null ? List.of() : Stream.of(given.split("[\\s,]+", -1)).toList();
    }
}
