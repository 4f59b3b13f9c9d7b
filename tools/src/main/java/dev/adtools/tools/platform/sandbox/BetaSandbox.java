package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Platform;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Beta as the sandbox plays it: its paths, its parameters, its errors. */
final class BetaSandbox {

    static final SandboxShelf ACCOUNTS = new SandboxShelf(Platform.BETA, "", "ad_account");

    private static final Set<String> STATUSES =
            new TreeSet<>(List.of("ACTIVE", "ARCHIVED", "DELETED", "IN_PROCESS", "PAUSED", "WITH_ISSUES"));
    private static final Set<String> KEPT = Set.of("ACTIVE", "IN_PROCESS", "PAUSED", "WITH_ISSUES");
    private static final Set<String> PAGE = Set.of("fields", "limit", "after");
    private static final Set<String> CAMPAIGNS = Set.of("fields", "limit", "after", "effective_status");

    private final SandboxStore store;

    BetaSandbox(SandboxStore store) {
        this.store = store;
    }

    static SandboxShelf campaigns(String account) {
        return new SandboxShelf(Platform.BETA, account, "campaign");
    }

    WireResponse answer(WireRequest request) {
        BetaReply reply = new BetaReply(request);
        String path = request.uri().getPath().replaceFirst("^/[^/]+/", "");
        Map<String, String> parameters = parameters(request);
        String account = path.replaceFirst("/.*$", "");
        if (!request.method().equals("GET")) {
            return reply.noSuchPath("/" + path);
        } else if (path.equals("me/adaccounts")) {
            return unknown(parameters, PAGE)
                    .map(reply::invalid)
                    .orElseGet(() -> BetaPage.of(objects(ACCOUNTS), BetaFields.ACCOUNT, parameters, request));
        }
        Optional<SandboxEntity> entity = store.find(ACCOUNTS, account);
        if (entity.isEmpty()) {
            return reply.noSuchObject(account);
        } else if (path.equals(account)) {
            return account(entity.get(), parameters, reply);
        }
        return path.equals(account + "/campaigns")
                ? unknown(parameters, CAMPAIGNS)
                        .map(reply::invalid)
                        .orElseGet(() -> campaigns(account, parameters, request))
                : reply.noSuchPath("/" + path);
    }

    private static WireResponse account(SandboxEntity entity, Map<String, String> parameters, BetaReply reply) {
        List<String> selected = BetaFields.selected(parameters.getOrDefault("fields", ""));
        return unknown(parameters, Set.of("fields"))
                .or(() -> BetaFields.ACCOUNT.problem(selected))
                .map(reply::invalid)
                .orElseGet(() -> reply.ok(BetaFields.ACCOUNT.project(WireJson.value(entity.json()), selected)));
    }

    private WireResponse campaigns(String account, Map<String, String> parameters, WireRequest request) {
        Optional<Set<String>> wanted = statuses(parameters.getOrDefault("effective_status", ""));
        if (wanted.isEmpty()) {
            return new BetaReply(request)
                    .invalid("Param effective_status must be a list of {" + String.join(", ", STATUSES) + "}");
        }
        List<JsonNode> campaigns = objects(campaigns(account)).stream()
                .filter(it -> wanted.get().contains(it.path("effective_status").asText()))
                .toList();
        return BetaPage.of(campaigns, BetaFields.CAMPAIGN, parameters, request);
    }

    private static Optional<Set<String>> statuses(String parameter) {
        if (parameter.isEmpty()) {
            return Optional.of(KEPT);
        }
        Set<String> wanted = new TreeSet<>();
        JsonNode words = WireJson.object("{\"words\":" + parameter + "}")
                .map(object -> object.path("words"))
                .orElseGet(WireJson::array);
        words.forEach(word -> wanted.add(word.asText()));
        return words.isArray() && !wanted.isEmpty() && STATUSES.containsAll(wanted)
                ? Optional.of(wanted)
                : Optional.empty();
    }

    /** Returns the objects of a shelf, the newest first, as beta lists them. */
    private List<JsonNode> objects(SandboxShelf shelf) {
        List<JsonNode> objects = new ArrayList<>();
        store.list(shelf).forEach(entity -> objects.add(WireJson.value(entity.json())));
        Collections.reverse(objects);
        return objects;
    }

    private static Optional<String> unknown(Map<String, String> parameters, Set<String> known) {
        return parameters.keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .map(name -> "Unexpected parameter: " + name);
    }

    private static Map<String, String> parameters(WireRequest request) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String query = request.uri().getRawQuery();
        if (query != null && !query.isEmpty()) {
            for (String pair : query.split("&", -1)) {
                String[] sides = pair.split("=", 2);
                parameters.put(sides[0], sides.length < 2 ? "" : URLDecoder.decode(sides[1], StandardCharsets.UTF_8));
            }
        }
        return parameters;
    }
}
