package dev.adtools.tools.analytics;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AnalyticsDocs;

/** Rules of reports. */
public enum AnalyticsRule implements Rule {
    ANA_ACTION_1(error("Executing needs an action.", SERVICE)),
    ANA_PROP_1(error("Executing needs a property.", AnalyticsDocs.PROPERTY)),
    ANA_CUSTOM_1(error("A custom report names its metrics.", SERVICE)),
    ANA_CUSTOM_2(error("Only a custom report takes dimensions and metrics.", SERVICE)),
    ANA_CUSTOM_3(error("A dimension or metric stands once.", SERVICE)),
    AGGREGATE_ONLY(error("Nobody is reported on alone.", SERVICE)),
    ANA_FILTER_1(error("A filter has what it compares with.", SERVICE)),
    ANA_ORDER_1(error("Rows are sorted by a metric that they have.", SERVICE)),
    ANA_LIVE_1(error("The last 30 minutes have no days, no pages and no money.", AnalyticsDocs.REALTIME));

    private final RuleDescription description;

    AnalyticsRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    @Override
    public String id() {
        return this == AGGREGATE_ONLY ? name() : Rule.super.id();
    }
}
