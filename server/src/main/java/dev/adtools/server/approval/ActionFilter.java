package dev.adtools.server.approval;

import dev.adtools.server.call.Limits;
import dev.adtools.server.store.AccountSpellings;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** Filter of Pending Actions, among those that a token may see. */
final class ActionFilter {

    private final Visibility visibility;
    private final List<String> conditions;
    private final Map<String, List<String>> lists = new HashMap<>();
    private final PageRequest page;
    private final Instant now;

    ActionFilter(PageRequest page, Limits limits, Instant now) {
        this.page = page;
        this.now = now;
        this.visibility = new Visibility(limits);
        this.conditions = new ArrayList<>(visibility.conditions());
    }

    ActionFilter ofState(Optional<ActionState> state) {
        state.ifPresent(wanted -> oneOf(ActionStore.STATE_NOW, "states", List.of(wanted.name())));
        return this;
    }

    ActionFilter ofTool(Optional<String> tool) {
        tool.ifPresent(wanted -> oneOf("tool", "wantedTools", List.of(wanted)));
        return this;
    }

    /** Takes an account in any spelling. */
    ActionFilter ofAccount(Optional<String> account) {
        account.ifPresent(wanted -> oneOf("account", "wantedAccounts", AccountSpellings.of(wanted)));
        return this;
    }

    private void oneOf(String expression, String name, List<String> values) {
        conditions.add(expression + " IN (<" + name + ">)");
        lists.put(name, values);
    }

    /** Returns the statement that finds the page, and one row more. */
    Query query(Handle handle, String columns) {
        StringBuilder sql =
                new StringBuilder("SELECT " + columns + " FROM pending_action WHERE (created_at, id) < (:at, :id)");
        conditions.forEach(condition -> sql.append(" AND ").append(condition));
        Query query = handle.createQuery(sql.append(" ORDER BY created_at DESC, id DESC LIMIT :limit")
                        .toString())
                .bindMap(Map.of(
                        "at", page.after().at(),
                        "id", page.after().id(),
                        "now", now.toEpochMilli(),
                        "limit", page.limit() + 1));
        lists.forEach(query::bindList);
        return visibility.bind(query);
    }
}
