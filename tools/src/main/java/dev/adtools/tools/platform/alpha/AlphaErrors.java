package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Money;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.LeastBudget;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.RpcStatus;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;

/** Reads alpha's error bodies: a {@code google.rpc.Status} with the platform's own failures inside. */
final class AlphaErrors {

    private static final int UNAUTHENTICATED = 401;
    static final RpcStatus STATUS = new RpcStatus(
            AlphaErrors::errors, AlphaErrors::retryAfter, AlphaErrors::ofTheService, AlphaSettings.VERSION_SETTING);

    /** Refusal of a write that met another write on the same object; the platform applied no part of it. */
    private static final String COLLISION = "databaseError.CONCURRENT_MODIFICATION";

    private static final long COLLISION_SECONDS = 5;

    /** Refusals of one account or request, although their family speaks of credentials. */
    private static final Set<String> OF_THE_REQUEST = Set.of(
            "authenticationError.CUSTOMER_NOT_FOUND",
            "authenticationError.CLIENT_CUSTOMER_ID_INVALID",
            "authenticationError.LOGIN_CUSTOMER_ID_INVALID");

    /** Refusals of the service itself, whatever account it asks for. */
    private static final Set<String> OF_THE_SERVICE = Set.of(
            "authorizationError.CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION",
            "authorizationError.DEVELOPER_TOKEN_NOT_APPROVED",
            "authorizationError.DEVELOPER_TOKEN_PROHIBITED",
            "authorizationError.PROJECT_DISABLED");

    private AlphaErrors() {}

    static PlatformFailure failure(WireResponse response, OperationKind kind) {
        PlatformFailure failure = STATUS.failure(response, kind);
        return failure instanceof PlatformFailure.Rejected rejected && isCollision(rejected.errors())
                ? new PlatformFailure.RateLimited(rejected.errors(), COLLISION_SECONDS)
                : failure;
    }

    private static boolean isCollision(List<PlatformError> errors) {
        return errors.stream().map(PlatformError::code).allMatch(COLLISION::equals);
    }

    private static boolean ofTheService(int status, List<PlatformError> errors) {
        String code = errors.get(0).code();
        return OF_THE_SERVICE.contains(code) || (status == UNAUTHENTICATED && !OF_THE_REQUEST.contains(code));
    }

    static List<PlatformError> errors(JsonNode error) {
        List<PlatformError> errors = new ArrayList<>();
        for (JsonNode detail : error.path("details")) {
            detail.path("errors").forEach(it -> errors.add(error(it, error)));
        }
        if (errors.isEmpty()) {
            return RpcStatus.reasons(error);
        }
        return errors;
    }

    private static PlatformError error(JsonNode one, JsonNode whole) {
        String field = field(one.path("location"));
        Optional<Money> least = AlphaArguments.minimum(one.path("details"));
        return new PlatformError(
                code(one.path("errorCode"), whole),
                one.path("message").asText("") + least.map(AlphaErrors::words).orElse(""),
                field,
                AlphaArguments.pointer(field),
                least.map(LeastBudget::details).orElse(JsonObject.EMPTY));
    }

    private static String words(Money least) {
        return " The least is " + least.amountMicros() + " micros (" + least.amountMajor() + " " + least.currency()
                + ") a day.";
    }

    // The code is an object of one member: the family, and the word in it.
    private static String code(JsonNode errorCode, JsonNode whole) {
        for (Map.Entry<String, JsonNode> entry : errorCode.properties()) {
            return entry.getKey() + "." + entry.getValue().asText();
        }
        return whole.path("status").asText("UNKNOWN");
    }

    private static String field(JsonNode location) {
        return StreamSupport.stream(location.path("fieldPathElements").spliterator(), false)
                .map(AlphaErrors::step)
                .reduce((path, step) -> path + "." + step)
                .orElse("");
    }

    private static String step(JsonNode element) {
        String name = element.path("fieldName").asText("");
        return element.has("index") ? name + "[" + element.path("index").asInt() + "]" : name;
    }

    static long retryAfter(JsonNode error, WireResponse response) {
        return AlphaQuota.secondsLeft(error, response);
    }

    /** Returns whether a limit was reached that all accounts share. */
    static boolean limitsAllAccounts(JsonNode error) {
        return AlphaQuota.limitsAllAccounts(error);
    }
}
