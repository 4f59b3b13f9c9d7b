package dev.adtools.server.events;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.server.store.QueryParameter;
import dev.adtools.tools.operations.events.EventFilter;
import dev.adtools.tools.operations.events.LevelFilter;
import dev.adtools.tools.operations.events.Since;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Query for events, as it was sent; null for what was not.
 *
 * @param level how bad they are
 * @param since how far back
 * @param tool the tool that was called
 * @param platform the platform that the tool works on
 * @param code their code
 * @param requestId the request that met them
 */
public record EventQuery(
        @Nullable String level,
        @Nullable String since,
        @Nullable String tool,
        @Nullable String platform,
        @Nullable String code,
        @Nullable String requestId) {

    /** Returns the filter that it says. */
    Outcome<EventFilter> filter() {
        return QueryParameter.choice(
                        "level",
                        level,
                        List.of(LevelFilter.values()),
                        known -> known.name().toLowerCase(Locale.ROOT))
                .flatMap(wanted -> QueryParameter.choice(
                                "platform", platform, List.of(Platform.values()), Platform::wireName)
                        .map(known -> new EventFilter(
                                wanted.orElse(LevelFilter.ALL), tool, known.orElse(null), code, requestId)));
    }

    /** Returns the moment since which they are wanted. */
    Outcome<Instant> from(Instant now) {
        if (since == null) {
            return Outcome.completed(Instant.EPOCH);
        }
        List<Violation> violations = new ArrayList<>();
        Instant from = Since.read(since, now, violations);
        return violations.isEmpty()
                ? Outcome.completed(from)
                : Outcome.failed(ToolError.of(
                        ErrorCode.INVALID_REQUEST, "since " + violations.get(0).message() + "."));
    }
}
