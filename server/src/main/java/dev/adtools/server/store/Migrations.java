package dev.adtools.server.store;

import com.codahale.metrics.MetricRegistry;
import io.dropwizard.migrations.CloseableLiquibase;
import io.dropwizard.migrations.CloseableLiquibaseWithClassPathMigrationsFile;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import liquibase.Scope;
import liquibase.UpdateSummaryEnum;
import liquibase.UpdateSummaryOutputEnum;
import liquibase.ui.LoggerUIService;

/** Brings a schema up to date. Liquibase is loaded only for a database that differs: loading it costs a second. */
final class Migrations {

    // Liquibase would report its use to its maker.
    private static final Map<String, Object> QUIET =
            Map.of(Scope.Attr.ui.name(), new LoggerUIService(), "liquibase.analytics.enabled", "false");

    private final Place place;
    private final Changelog changelog = Changelog.load();

    Migrations(Place place) {
        this.place = place;
    }

    void apply(Connection connection) throws SQLException {
        SchemaState state = new SchemaState(connection);
        if (state.stamp().filter(changelog.stamp()::equals).isPresent()) {
            return;
        }
        refuseNewer(state.applied());
        update();
        state.setStamp(changelog.stamp());
    }

    /** Returns the ids of the change sets that are still to be applied. */
    Set<String> pending(Connection connection) throws SQLException {
        Set<String> applied = new SchemaState(connection).applied();
        refuseNewer(applied);
        Set<String> pending = new LinkedHashSet<>(changelog.ids());
        pending.removeAll(applied);
        return pending;
    }

    private void refuseNewer(Set<String> applied) {
        Set<String> unknown = new LinkedHashSet<>(applied);
        unknown.removeAll(changelog.ids());
        if (!unknown.isEmpty()) {
            throw new RefusedStart("The database was changed by a newer version of adtools (change set "
                    + unknown.iterator().next() + " is unknown to this one); start that version, or restore a backup"
                    + " from before its first start.");
        }
    }

    private void update() {
        try {
            Scope.child(QUIET, () -> {
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
            });
        } catch (Exception e) {
            throw new RefusedStart("The database schema could not be brought up to date: " + e.getMessage(), e);
        }
    }
}
