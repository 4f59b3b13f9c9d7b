package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.migrations.CloseableLiquibase;
import io.dropwizard.migrations.CloseableLiquibaseWithClassPathMigrationsFile;
import java.util.Map;
import liquibase.Scope;
import liquibase.UpdateSummaryEnum;
import liquibase.UpdateSummaryOutputEnum;
import liquibase.ui.LoggerUIService;

/** Runs Liquibase. Nothing else names it, because loading it takes longer than all the rest of opening a database. */
final class SchemaUpdate {

    // Liquibase prints to the terminal, and would report its use to its maker.
    private static final Map<String, Object> QUIET =
            Map.of(Scope.Attr.ui.name(), new LoggerUIService(), "liquibase.analytics.enabled", "false");

    private SchemaUpdate() {}

    static void run(Place place) {
        try {
            Scope.child(QUIET, () -> update(place));
        } catch (Exception e) {
            throw new RefusedStart("The database schema could not be brought up to date: " + e.getMessage(), e);
        }
    }

    private static void update(Place place) throws Exception {
        try (CloseableLiquibase liquibase = new CloseableLiquibaseWithClassPathMigrationsFile(
                place.pool().build(new MetricRegistry(), "migrations"), Changelog.ROOT)) {
            liquibase.setShowSummary(UpdateSummaryEnum.OFF);
            liquibase.setShowSummaryOutput(UpdateSummaryOutputEnum.LOG);
            if (place.alone()) {
                // A process that was killed while it migrated has left its lock behind.
                liquibase.forceReleaseLocks();
            }
            liquibase.update("");
        }
    }
}
