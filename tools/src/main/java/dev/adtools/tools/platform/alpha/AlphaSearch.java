package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs a query and reads all pages of its rows. */
final class AlphaSearch {

    private static final PlatformFailure NO_LIST = new PlatformFailure.Broken("an answer whose results are not a list");

    private final AlphaWire wire;
    private final AlphaManagers managers;

    AlphaSearch(AlphaWire wire) {
        this.wire = wire;
        managers = new AlphaManagers(wire);
    }

    <T> PlatformResult<List<T>> list(
            AlphaAccountId account, @Nullable AlphaAccountId login, AlphaQuery<T> query, Instant deadline) {
        return pages(account, login(account, login), query.text(), deadline)
                .fold(
                        PlatformResult::answered,
                        failure -> AlphaManagers.isDenied(failure)
                                ? denied(failure, account, login, query, deadline)
                                : PlatformResult.<List<JsonNode>>failed(failure))
                .map(rows -> rows.stream().map(query::read).toList());
    }

    /** Returns the manager account that an account is reached through: the one given, or the one found before. */
    @Nullable
    AlphaAccountId login(AlphaAccountId account, @Nullable AlphaAccountId given) {
        return given == null ? managers.known(account) : given;
    }

    // One that the caller gave is not replaced: the answer says which is right.
    private PlatformResult<List<JsonNode>> denied(
            PlatformFailure failure,
            AlphaAccountId account,
            @Nullable AlphaAccountId given,
            AlphaQuery<?> query,
            Instant deadline) {
        Optional<AlphaAccountId> manager = managers.find(account, given, deadline);
        return given == null && manager.isPresent()
                ? pages(account, manager.get(), query.text(), deadline)
                : PlatformResult.failed(AlphaManagers.explained(failure, account, given, manager));
    }

    private PlatformResult<List<JsonNode>> pages(
            AlphaAccountId account, @Nullable AlphaAccountId login, String query, Instant deadline) {
        List<JsonNode> rows = new ArrayList<>();
        String token = "";
        for (int page = 0; page < wire.mostPages(); page++) {
            PlatformResult<ObjectNode> answer = wire.post(
                    OperationKind.READ,
                    "customers/" + account.value() + "/googleAds:search",
                    body(query, token),
                    login,
                    deadline);
            if (answer instanceof PlatformResult.Failed<ObjectNode> failed) {
                return PlatformResult.failed(failed.failure());
            }
            ObjectNode body = ((PlatformResult.Answered<ObjectNode>) answer).value();
            // An answer without rows has no list; anything but a list cannot be read.
            if (!body.path("results").isArray() && body.has("results")) {
                return PlatformResult.failed(NO_LIST);
            }
            body.path("results").forEach(rows::add);
            token = body.path("nextPageToken").asText("");
            if (token.isEmpty()) {
                return PlatformResult.answered(rows);
            }
        }
        return PlatformResult.failed(
                new PlatformFailure.TooMuch("the answer has more than " + wire.mostPages() + " pages"));
    }

    private static ObjectNode body(String query, String token) {
        ObjectNode body = WireJson.object().put("query", query);
        return token.isEmpty() ? body : body.put("pageToken", token);
    }
}
