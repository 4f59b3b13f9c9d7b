package dev.adtools.tools.beta.conversion;

import dev.adtools.api.JsonName;
import dev.adtools.api.Source;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Facts that the validation of a conversion set-up found out besides findings.
 *
 * @param readiness how far each part is
 * @param matchKeyCoverage per key of user_data the share of server and offline events that carry it, 0 to 1
 * @param dedupCoverage of the server events that the browser sends too, the share with the same event_id, 0 to 1; null
 *     when no event is sent by both
 * @param eventSummary the events by name; names that are not plain words are counted under {@code (other)}
 * @param source the world that was asked; null when nothing was verified
 */
public record ValidateBetaConversionSetupFacts(
        Readiness readiness,
        Map<String, BigDecimal> matchKeyCoverage,
        @Nullable BigDecimal dedupCoverage,
        List<EventSummary> eventSummary,
        @Nullable Source source) {

    /** Copies the collections, keeping their order. */
    public ValidateBetaConversionSetupFacts {
        matchKeyCoverage = Collections.unmodifiableMap(new LinkedHashMap<>(matchKeyCoverage));
        eventSummary = List.copyOf(eventSummary);
    }

    /** Readiness of each part. */
    public record Readiness(ReadyState pixel, ReadyState capi, ReadyState leadForm, ReadyState offline) {}

    /** Readiness of one part. */
    public enum ReadyState {
        /** Neither errors nor warnings, in samples of what is sent or in what the platform told of it. */
        @JsonName("ready")
        READY,
        /** Warnings and no error. */
        @JsonName("partial")
        PARTIAL,
        /** At least one error. */
        @JsonName("blocked")
        BLOCKED,
        /** Neither errors nor warnings, and nothing to find any in: no samples, and the platform was not asked. */
        @JsonName("unverified")
        UNVERIFIED,
        /** Nothing was said about it. */
        @JsonName("not_provided")
        NOT_PROVIDED
    }

    /**
     * The events of one name.
     *
     * @param eventName the name
     * @param standard whether it is one of the platform's own names
     * @param browser how many the browser sends
     * @param server how many the server sends
     * @param offline how many come from offline
     * @param withEventId how many of all carry an event_id
     */
    public record EventSummary(
            String eventName, boolean standard, long browser, long server, long offline, long withEventId) {}
}
