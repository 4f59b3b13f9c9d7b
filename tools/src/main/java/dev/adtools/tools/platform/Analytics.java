package dev.adtools.tools.platform;

import dev.adtools.api.Granted;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Source;
import java.time.Instant;
import java.util.List;

/** Operations of the tools on alpha_analytics. Names of dimensions and metrics are the platform's, in neutral words. */
public interface Analytics {

    /** Returns which world the answers come from. */
    Source source();

    /** Lists the properties that the credentials reach, in no particular order. */
    PlatformResult<List<AnalyticsPropertySummary>> properties(Instant deadline);

    /** Reads in which time zone and currency a property reports. */
    PlatformResult<AnalyticsProperty> property(Granted<PropertyId> property, Instant deadline);

    /** Adds up what happened on whole days. */
    PlatformResult<AnalyticsReport> runReport(Granted<PropertyId> property, AnalyticsQuery query, Instant deadline);

    /** Adds up what happened in the last 30 minutes. */
    PlatformResult<AnalyticsReport> runRealtimeReport(
            Granted<PropertyId> property, AnalyticsSelection selection, Instant deadline);
}
