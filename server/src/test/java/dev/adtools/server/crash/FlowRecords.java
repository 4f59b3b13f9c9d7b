package dev.adtools.server.crash;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The workflows, actions, operations and scheduled runs of a database, read and prepared past its nodes. */
final class FlowRecords {

    private static final String ENDS =
            "SELECT w.name, a.state AS action, w.state AS flow, s.state AS step, o.state AS ran"
                    + " FROM workflow w JOIN workflow_step s ON s.workflow_id = w.id AND s.step = 0"
                    + " LEFT JOIN pending_action a ON a.workflow_id = w.id"
                    + " LEFT JOIN operation o ON o.id = a.executed_operation_id";

    // What a dead process held is taken from it when its lease runs out, and so on: nobody waits for that here.
    private static final List<String> ALL = List.of(
            "UPDATE workflow SET updated_at = updated_at - 60000 WHERE state = 'RUNNING'",
            "UPDATE operation SET sent_at = sent_at - 600000 WHERE state IN ('SENDING', 'UNKNOWN')",
            "UPDATE operation SET probe_at = 0 WHERE state = 'UNKNOWN'");
    private static final List<String> SHARED = List.of(
            "UPDATE operation SET lease_until = 0 WHERE lease_until > 0",
            "UPDATE audit_draft SET noted_at = 0",
            "UPDATE scheduled_run SET take_at = 0 WHERE take_at > 0",
            "UPDATE alarm SET picked = false, picked_by = NULL, last_heartbeat = NULL, execution_time = now(),"
                    + " version = version + 1");

    private final String address;
    private final boolean shared;

    /** Reads the database at an address, which nodes share or have to themselves. */
    FlowRecords(String address, boolean shared) {
        this.address = address;
        this.shared = shared;
    }

    /** Lets the time pass that nodes wait for others that have fallen silent. */
    void passTime() {
        change(ALL);
        if (shared) {
            change(SHARED);
        }
    }

    /** Returns whether other nodes may use the database too. */
    boolean areShared() {
        return shared;
    }

    /** Lets the node that lives look at its workflows now, where that can be asked for in the database. */
    void ring() {
        if (shared) {
            change(List.of("UPDATE alarm SET execution_time = now() WHERE task_name = 'workflows' AND NOT picked"));
        }
    }

    /** Adds tasks that are due, once each. */
    void addTasks(int round, int tasks) {
        long now = System.currentTimeMillis();
        for (int task = 0; task < tasks; task++) {
            change(List.of(
                    "INSERT INTO scheduled_task (id, version, name, type, schedule_kind, expression, timezone, tool,"
                            + " platform, arguments, keep_runs, keep_days, principal_id, owner, platforms, accounts, tools, status,"
                            + " anchored_at, next_run_at, failure_streak, created_at) VALUES ('st_" + round + "_" + task
                            + "', 1, 'Mine', 'CUSTOM', 'INTERVAL', 'P30D', 'UTC', 'list_beta_accounts', 'beta', '{}', 10, 10,"
                            + " 'operator', 'operator', '', '', '', 'ACTIVE', " + now + ", " + now + ", 0, " + now
                            + ")"));
        }
    }

    private void change(List<String> statements) {
        try (Connection connection = connection();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.executeUpdate(sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns how each workflow stands, by its name, in the words of {@link Flow}. */
    Map<String, String> ends(Map<String, Long> sent) {
        Map<String, String> ends = new TreeMap<>();
        try (Connection connection = connection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ENDS)) {
            while (rows.next()) {
                String name = rows.getString("name");
                ends.merge(
                        name,
                        String.join(
                                " ",
                                rows.getString("action"),
                                rows.getString("flow"),
                                rows.getString("step"),
                                Objects.requireNonNullElse(rows.getString("ran"), "nothing"),
                                Long.toString(sent.getOrDefault(name, 0L))),
                        (one, another) -> one + ", and " + another);
            }
            return ends;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns how many scheduled runs are of a kind. */
    int runs(String which) {
        return number("SELECT count(*) FROM scheduled_run WHERE " + which);
    }

    /** Returns whether a task has not run, or a run has not ended. */
    boolean runsLeft() {
        return tasksRun() < number("SELECT count(*) FROM scheduled_task") || runs("take_at IS NOT NULL") > 0;
    }

    /** Returns of how many tasks there are runs. */
    int tasksRun() {
        return number("SELECT count(DISTINCT task_id) FROM scheduled_run");
    }

    private int number(String query) {
        try (Connection connection = connection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Connection connection() throws SQLException {
        return DriverManager.getConnection(address, "postgres", "");
    }
}
