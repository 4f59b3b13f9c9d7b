package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.RpcStatus;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/** Reads alpha_analytics's error bodies: a {@code google.rpc.Status} with the standard details. */
final class AnalyticsErrors {

    private static final int UNAUTHENTICATED = 401;
    private static final String DENIED = "PERMISSION_DENIED";
    private static final String PROJECT_QUOTA = "RATE_LIMIT_EXCEEDED";

    static final RpcStatus STATUS = new RpcStatus(
            AnalyticsErrors::errors,
            AnalyticsErrors::retryAfter,
            (status, reasons) -> status == UNAUTHENTICATED,
            AnalyticsSettings.VERSION_SETTING);

    private AnalyticsErrors() {}

    static PlatformFailure failure(WireResponse response, OperationKind kind) {
        return STATUS.failure(response, kind);
    }

    private static List<PlatformError> errors(JsonNode error) {
        PlatformError whole = RpcStatus.itself(error);
        List<PlatformError> errors = new ArrayList<>();
        for (JsonNode detail : error.path("details")) {
            if (detail.path("reason").isTextual()) {
                errors.add(new PlatformError(detail.path("reason").asText(), whole.message(), ""));
            }
            detail.path("fieldViolations")
                    .forEach(violation -> errors.add(new PlatformError(
                            whole.code(),
                            violation.path("description").asText(whole.message()),
                            violation.path("field").asText(""))));
        }
        return errors.isEmpty() ? List.of(explained(whole)) : errors;
    }

    // Without a reason of its own it is the property that may not be read.
    private static PlatformError explained(PlatformError whole) {
        return whole.code().equals(DENIED)
                ? new PlatformError(
                        whole.code(),
                        whole.message() + " list_analytics_properties tells which properties can be read.",
                        whole.field(),
                        "/property_id",
                        whole.facts())
                : whole;
    }

    // The platform's own word is better than what the name of the quota implies.
    static long retryAfter(JsonNode error, WireResponse response) {
        return LongStream.of(RpcStatus.retryInfo(error), response.retryAfter().toSeconds())
                .filter(seconds -> seconds > 0)
                .findFirst()
                .orElseGet(() -> QuotaWindow.secondsLeft(error, response.time()));
    }

    /** Returns whether the exhausted quota belongs to the service's own project, and thus to all properties. */
    static boolean limitsAllProperties(JsonNode error) {
        return StreamSupport.stream(error.path("details").spliterator(), false)
                .anyMatch(detail -> detail.path("reason").asText().equals(PROJECT_QUOTA));
    }
}
