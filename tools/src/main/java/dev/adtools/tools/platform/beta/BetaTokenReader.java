package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireNumber;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Reads what beta says about the system user's token. The token itself names its app, and only the app may ask. */
final class BetaTokenReader {

    private static final Pattern APP_ID = Pattern.compile("[0-9]{1,20}");
    private static final Pattern PERMISSION = Pattern.compile("[a-z_]{1,64}");

    private final BetaWire wire;

    BetaTokenReader(BetaWire wire) {
        this.wire = wire;
    }

    PlatformResult<BetaToken> read(Instant deadline) {
        return wire.get("app", Map.of("fields", "id"), deadline).flatMap(app -> {
            String id = app.path("id").asText("");
            return APP_ID.matcher(id).matches()
                    ? wire.inspect("debug_token", id, deadline).flatMap(BetaTokenReader::token)
                    : broken("the answer does not name the token's app");
        });
    }

    private static PlatformResult<BetaToken> token(ObjectNode body) {
        JsonNode data = body.path("data");
        return data.path("is_valid").isBoolean()
                ? PlatformResult.answered(new BetaToken(
                        data.path("is_valid").booleanValue(),
                        time(data.path("expires_at")),
                        time(data.path("data_access_expires_at")),
                        permissions(data.path("scopes"))))
                : broken("the answer does not describe the token");
    }

    // 0 is never.
    private static @Nullable Instant time(JsonNode seconds) {
        return WireNumber.count(seconds)
                .map(count -> count == 0 ? Instant.MAX : Instant.ofEpochSecond(count))
                .orElse(null);
    }

    private static List<String> permissions(JsonNode scopes) {
        return StreamSupport.stream(scopes.spliterator(), false)
                .map(scope -> scope.asText(""))
                .filter(scope -> PERMISSION.matcher(scope).matches())
                .sorted()
                .toList();
    }

    private static PlatformResult<BetaToken> broken(String reason) {
        return PlatformResult.failed(new PlatformFailure.Broken(reason));
    }
}
