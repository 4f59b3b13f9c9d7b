package dev.adtools.server.workflow;

import dev.adtools.api.AccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Limits;
import dev.adtools.server.store.SpaceSeparatedSet;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Turns workflows and their steps into columns and back. */
final class WorkflowColumns {

    private WorkflowColumns() {}

    static Map<String, @Nullable Object> of(WorkflowRow row) {
        Limits limits = row.starter().limits();
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", row.id());
        columns.put("name", row.name());
        columns.put("principal", row.starter().principal());
        columns.put("owner", row.starter().owner());
        columns.put("token", row.starter().tokenId());
        columns.put("lineage", SpaceSeparatedSet.join(row.starter().lineage().stream()));
        columns.put(
                "platforms", SpaceSeparatedSet.join(limits.platforms().stream().map(Platform::wireName)));
        columns.put("accounts", SpaceSeparatedSet.join(limits.accounts().stream()));
        columns.put("tools", SpaceSeparatedSet.join(limits.tools().stream()));
        columns.put("state", row.state().name());
        columns.put("steps", row.steps());
        columns.put("action", row.pendingActionId());
        columns.put("now", row.createdAt().toEpochMilli());
        return columns;
    }

    static Map<String, @Nullable Object> of(String workflow, StepRow step) {
        AccountId account = step.account();
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("workflow", workflow);
        columns.put("step", step.number());
        columns.put("tool", step.tool());
        columns.put("platform", step.platform().wireName());
        columns.put("world", step.world());
        columns.put("mode", step.mode().name());
        columns.put("account", account == null ? null : account.value());
        columns.put("arguments", step.arguments().bytes());
        columns.put("state", step.state().name());
        columns.put("action", step.pendingActionId());
        return columns;
    }

    static WorkflowRow row(ResultSet rows) throws SQLException {
        long wakeAt = rows.getLong("wake_at");
        boolean sleepsUntil = !rows.wasNull();
        String code = rows.getString("error_code");
        return new WorkflowRow(
                rows.getString("id"),
                rows.getString("name"),
                starter(rows),
                WorkflowState.valueOf(rows.getString("state")),
                rows.getInt("steps"),
                rows.getInt("cursor"),
                rows.getLong("version"),
                rows.getInt("tries"),
                rows.getString("pending_action_id"),
                rows.getString("operation_id"),
                sleepsUntil ? Instant.ofEpochMilli(wakeAt) : null,
                code == null ? null : failure(code, rows),
                Instant.ofEpochMilli(rows.getLong("created_at")),
                Instant.ofEpochMilli(rows.getLong("updated_at")));
    }

    private static WorkflowRow.Failure failure(String code, ResultSet rows) throws SQLException {
        byte[] details = rows.getBytes("error_details");
        return new WorkflowRow.Failure(
                code,
                rows.getString("error_message"),
                details == null ? null : WorkflowVisibility.object(Arguments.of(details)));
    }

    private static WorkflowRow.Starter starter(ResultSet rows) throws SQLException {
        Limits limits = new Limits(
                SpaceSeparatedSet.split(rows.getString("platforms")).stream()
                        .map(Platform::of)
                        .collect(Collectors.toSet()),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("accounts"))),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("tools"))));
        return new WorkflowRow.Starter(
                rows.getString("principal_id"),
                rows.getString("owner"),
                rows.getString("token_id"),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("lineage"))),
                limits);
    }

    static StepTarget target(ResultSet rows) throws SQLException {
        Platform platform = Platform.of(rows.getString("platform"));
        String account = rows.getString("account");
        return new StepTarget(
                rows.getString("tool"), platform, account == null ? null : AccountId.of(platform, account));
    }

    static StepRow step(ResultSet rows) throws SQLException {
        StepTarget target = target(rows);
        byte[] output = rows.getBytes("output");
        return new StepRow(
                rows.getInt("step"),
                target.tool(),
                target.platform(),
                rows.getString("world"),
                Mode.valueOf(rows.getString("mode")),
                target.account(),
                Arguments.of(rows.getBytes("arguments")),
                StepState.valueOf(rows.getString("state")),
                rows.getString("pending_action_id"),
                rows.getString("operation_id"),
                output == null ? null : Arguments.of(output));
    }
}
