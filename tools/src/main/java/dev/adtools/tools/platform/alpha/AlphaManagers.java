package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Manager accounts that accounts are reached through, found once the platform has denied an account without one. */
final class AlphaManagers {

    private static final String DENIED = "authorizationError.USER_PERMISSION_DENIED";
    private static final String ARGUMENT = "login_customer_id";

    // Credentials have one manager account as a rule, and each costs a request.
    private static final int MAX_ROOTS = 3;
    private static final int MAX_KNOWN = 10_000;

    private final AlphaWire wire;
    // Of one set of credentials, as the wire is.
    private final Map<AlphaAccountId, AlphaAccountId> known = new ConcurrentHashMap<>();

    AlphaManagers(AlphaWire wire) {
        this.wire = wire;
    }

    /** Returns whether a read failed because the credentials do not reach the account in this way. */
    static boolean isDenied(PlatformFailure failure) {
        return failure instanceof PlatformFailure.Rejected rejected
                && rejected.errors().get(0).code().equals(DENIED);
    }

    /** Returns the manager account that was found for an account; null for none. */
    @Nullable
    AlphaAccountId known(AlphaAccountId account) {
        return known.get(account);
    }

    /**
     * Looks for the manager account of an account that was denied, and remembers it.
     *
     * @param account the account
     * @param given the manager account that the caller gave; null for none
     * @param deadline when to give up
     */
    Optional<AlphaAccountId> find(AlphaAccountId account, @Nullable AlphaAccountId given, Instant deadline) {
        // Through itself an account is opened to see what is below it.
        if (account.equals(given)) {
            return Optional.empty();
        }
        Optional<AlphaAccountId> manager = manager(account, given, deadline);
        if (known.size() >= MAX_KNOWN) {
            known.clear();
        }
        manager.ifPresentOrElse(id -> known.put(account, id), () -> known.remove(account));
        return manager;
    }

    /**
     * Returns the failure of a denied read with the way to the account.
     *
     * @param failure why the account could not be read
     * @param account the account
     * @param given the manager account that the caller gave; null for none
     * @param manager the one that was found
     */
    static PlatformFailure explained(
            PlatformFailure failure,
            AlphaAccountId account,
            @Nullable AlphaAccountId given,
            Optional<AlphaAccountId> manager) {
        return failure instanceof PlatformFailure.Rejected rejected && !account.equals(given)
                ? new PlatformFailure.Rejected(List.of(denied(rejected.errors().get(0), manager)), rejected.requestId())
                : failure;
    }

    private static PlatformError denied(PlatformError error, Optional<AlphaAccountId> manager) {
        String way = manager.map(id -> " The account is below the manager account " + id.value() + ": send it as "
                        + ARGUMENT + ", or leave that out.")
                .orElse(" An account below a manager account is reached with that one as " + ARGUMENT
                        + "; list_alpha_accounts tells which.");
        JsonObject facts = manager.map(
                        id -> JsonObject.builder().put(ARGUMENT, id.value()).build())
                .orElse(JsonObject.EMPTY);
        return new PlatformError(error.code(), error.message() + way, error.field(), "/" + ARGUMENT, facts);
    }

    private Optional<AlphaAccountId> manager(AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        Iterable<JsonNode> roots = wire.get("customers:listAccessibleCustomers", deadline)
                .<Iterable<JsonNode>>fold(body -> body.path("resourceNames"), failure -> List.of());
        return StreamSupport.stream(roots.spliterator(), false)
                .map(name -> AlphaAccountId.of(name.asText().replace("customers/", "")))
                .filter(root -> !root.equals(account) && !root.equals(login))
                .limit(MAX_ROOTS)
                .filter(root -> hasBelow(root, account, deadline))
                .findFirst();
    }

    private boolean hasBelow(AlphaAccountId root, AlphaAccountId account, Instant deadline) {
        return wire.post(
                        OperationKind.READ,
                        "customers/" + root.value() + "/googleAds:search",
                        WireJson.object()
                                .put("query", AlphaCustomers.below(account).text()),
                        root,
                        deadline)
                .fold(body -> !body.path("results").isEmpty(), failure -> false);
    }
}
