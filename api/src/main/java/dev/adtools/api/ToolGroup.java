package dev.adtools.api;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Groups of tools by purpose: a caller that needs one of them lists no others. */
@Body(description = "A group of tools, by what they are for.", examples = "reporting")
public enum ToolGroup {
    /** Lists what other calls name: accounts, properties, pages, pixels, forms, catalogs. */
    @JsonName("accounts")
    ACCOUNTS,
    /** Lists campaigns and what they hold: ad groups, ad sets, ads, keywords, criteria. */
    @JsonName("campaigns")
    CAMPAIGNS,
    /** Measures: performance, pacing, health, search terms, wasted spend, analytics. */
    @JsonName("reporting")
    REPORTING,
    /** Creates or changes something on a platform: campaigns, budgets, statuses. */
    @JsonName("changes")
    CHANGES,
    /** Checks a draft or a set-up before it is written. */
    @JsonName("validation")
    VALIDATION,
    /** Follows writes that wait for approval, and workflows, which go on after it. */
    @JsonName("approvals")
    APPROVALS,
    /** Keeps tasks that run by the clock, and shows their runs. */
    @JsonName("schedules")
    SCHEDULES,
    /** Tells what the service did: its errors, its changes, what is used of limits. */
    @JsonName("operations")
    OPERATIONS;

    /** {@return the group's name in requests, answers and the catalog} */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Finds a group.
     *
     * @param wireName the group's name in requests, answers and the catalog
     * @return the group; empty when none has that name
     */
    public static Optional<ToolGroup> named(String wireName) {
        return Stream.of(values())
                .filter(group -> group.wireName().equals(wireName))
                .findFirst();
    }
}
