package dev.adtools.tools.analytics;

import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.PropertyId;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.Analytics;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.AnalyticsQuery;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Says which reports there are, or runs one. */
public final class AlphaAnalyticsHandler implements ReadHandler<AlphaAnalytics, AnalyticsAnswer> {

    private final Analytics analytics;

    public AlphaAnalyticsHandler(Analytics analytics) {
        this.analytics = analytics;
    }

    @Override
    public Outcome<AnalyticsAnswer> read(AlphaAnalytics arguments, CallContext context) {
        if (arguments.operation() == AnalyticsOperation.LIST_TOOLS) {
            return Outcome.completed(
                    new AnalyticsAnswer.Actions(arguments.operation(), ActionList.all(), analytics.source()));
        }
        List<Violation> violations = new ArrayList<>();
        new AnalyticsRules(arguments, violations).apply();
        Period period = Period.read(arguments.dateRange(), Preset.LAST_28D, violations);
        ReportAction action = arguments.action();
        PropertyId property = arguments.propertyId();
        if (action == null || property == null || !violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        return context.grant(property)
                .flatMap(granted -> action == ReportAction.REALTIME_REPORT
                        ? lastHalfHour(arguments, action, granted, context)
                        : days(arguments, action, granted, period, context));
    }

    private Outcome<AnalyticsAnswer> lastHalfHour(
            AlphaAnalytics arguments, ReportAction action, Granted<PropertyId> property, CallContext context) {
        ReportAnswer answer =
                new ReportAnswer(arguments, action, property.value(), ReportPeriod.LAST_HALF_HOUR, analytics.source());
        AnalyticsSelection selection = ReportFields.of(arguments, action).selection(arguments);
        return analytics
                .runRealtimeReport(property, selection, context.deadline())
                .outcome(Mode.READ)
                .map(answer::of);
    }

    private Outcome<AnalyticsAnswer> days(
            AlphaAnalytics arguments,
            ReportAction action,
            Granted<PropertyId> property,
            Period period,
            CallContext context) {
        return analytics
                .property(property, context.deadline())
                .outcome(Mode.READ)
                .flatMap(known -> period(arguments, period, known, context))
                .flatMap(days -> days(arguments, action, property, days, context));
    }

    // Days begin and end in the property's time zone, which only the platform knows.
    private static Outcome<ReportPeriod> period(
            AlphaAnalytics arguments, Period period, AnalyticsProperty property, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        LocalDate today = Preset.TODAY
                .days(context.now(), property.timezone(), violations)
                .until();
        DayRange days = period.days(context.now(), property.timezone(), violations);
        return violations.isEmpty()
                ? Outcome.completed(ReportPeriod.of(period, days, arguments.comparePrevious(), today))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    private Outcome<AnalyticsAnswer> days(
            AlphaAnalytics arguments,
            ReportAction action,
            Granted<PropertyId> property,
            ReportPeriod period,
            CallContext context) {
        AnalyticsQuery query = new AnalyticsQuery(
                ReportFields.of(arguments, action).selection(arguments),
                period.ranges(),
                arguments.offset(),
                arguments.currency());
        return analytics
                .runReport(property, query, context.deadline())
                .outcome(Mode.READ)
                .map(new ReportAnswer(arguments, action, property.value(), period, analytics.source())::of);
    }
}
