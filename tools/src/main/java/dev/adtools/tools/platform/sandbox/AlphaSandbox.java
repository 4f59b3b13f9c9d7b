package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Alpha as the sandbox plays it: its paths, its permissions, its errors. */
final class AlphaSandbox {

    private static final Pattern ON_CUSTOMER =
            Pattern.compile("/v[0-9]+/customers/([0-9]+)/(googleAds:mutate|googleAds:search|campaigns:mutate)");
    private static final Pattern ACCESSIBLE = Pattern.compile("/v[0-9]+/customers:listAccessibleCustomers");

    private final AlphaState state;
    private final AlphaQueries queries;
    private final AlphaMutations mutations;
    private final SandboxAlphaStatusMutation statuses;

    AlphaSandbox(SandboxStore store, Clock clock) {
        state = new AlphaState(store);
        queries = new AlphaQueries(state, new AlphaPages(AlphaPages.ROWS), clock);
        mutations = new AlphaMutations(state);
        statuses = new SandboxAlphaStatusMutation(state, clock);
    }

    WireResponse answer(WireRequest request, SandboxLimits limits) {
        AlphaReply reply = new AlphaReply(request);
        String path = request.uri().getPath();
        Matcher onCustomer = ON_CUSTOMER.matcher(path);
        if (request.method().equals("GET") && ACCESSIBLE.matcher(path).matches()) {
            return accessible(reply);
        } else if (request.method().equals("POST") && onCustomer.matches()) {
            return onCustomer(onCustomer.group(1), onCustomer.group(2), request, reply, limits);
        }
        return reply.noSuchMethod();
    }

    private WireResponse accessible(AlphaReply reply) {
        ObjectNode body = WireJson.object();
        ArrayNode names = body.putArray("resourceNames");
        state.direct().forEach(account -> names.add("customers/" + account.id()));
        return reply.ok(body);
    }

    private WireResponse onCustomer(
            String id, String method, WireRequest request, AlphaReply reply, SandboxLimits limits) {
        String login = request.headers().getOrDefault("login-customer-id", "");
        Optional<AlphaAccount> account = state.account(id).filter(it -> state.reaches(it, login));
        if (account.isEmpty()) {
            return reply.denied(
                    "USER_PERMISSION_DENIED",
                    "User doesn't have permission to access customer. Note: If you're accessing a client customer,"
                            + " the manager's customer id must be set in the 'login-customer-id' header.");
        }
        Optional<ObjectNode> body = WireJson.object(request.body());
        if (body.isEmpty()) {
            return reply.malformed("Unexpected token.");
        }
        return switch (method) {
            case "googleAds:search" -> queries.search(account.get(), body.get(), reply, limits);
            case "campaigns:mutate" -> statuses.mutate(account.get(), body.get(), reply);
            default -> mutations.mutate(account.get(), body.get(), reply);
        };
    }
}
