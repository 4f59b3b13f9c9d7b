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
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Finds the manager account that an account is reached through, once the platform has denied it without one. */
final class AlphaManagers {

    private static final String DENIED = "authorizationError.USER_PERMISSION_DENIED";
    private static final String ARGUMENT = "login_customer_id";

    // Credentials have one manager account as a rule, and each costs a request.
    private static final int MOST_LOOKED_AT = 3;

    private final AlphaWire wire;

    AlphaManagers(AlphaWire wire) {
        this.wire = wire;
    }

    /**
     * Returns the failure of a read with the way to the account, when that is what it lacks.
     *
     * @param failure why the account could not be read
     * @param account the account
     * @param login the manager account that was gone through; null for none, or the configured one
     * @param deadline when to give up
     */
    PlatformFailure explained(
            PlatformFailure failure, AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        // Through itself an account is opened to see what is below it.
        return failure instanceof PlatformFailure.Rejected rejected
                        && rejected.errors().get(0).code().equals(DENIED)
                        && !account.equals(login)
                ? new PlatformFailure.Rejected(
                        List.of(denied(rejected.errors().get(0), manager(account, login, deadline))),
                        rejected.requestId())
                : failure;
    }

    private static PlatformError denied(PlatformError error, Optional<AlphaAccountId> manager) {
        String way = manager.map(id ->
                        " The account is below the manager account " + id.value() + ": send it as " + ARGUMENT + ".")
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
                .limit(MOST_LOOKED_AT)
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
