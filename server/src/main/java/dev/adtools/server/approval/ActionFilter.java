package dev.adtools.server.approval;

import dev.adtools.server.call.Limits;
import dev.adtools.server.store.AccountSpellings;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** Filter of a list of Pending Actions among those within the limits of a token. */
final class ActionFilter {

    private final ListOrder order;
    private final Visibility visibility;
    private final List<String> conditions;
    private final Map<String, Object> values;
    private final Map<String, List<String>> lists = new HashMap<>();

    ActionFilter(Keyset after, int most, Limits limits, Instant now) {
        this.order = after.order();
        this.visibility = new Visibility(limits);
        this.conditions = new ArrayList<>(visibility.conditions());
        this.values =
                new HashMap<>(Map.of("at", after.at(), "id", after.id(), "most", most, "now", now.toEpochMilli()));
    }

    ActionFilter ofState(Optional<ActionState> state) {
        state.ifPresent(wanted -> conditions.add(
                switch (wanted) {
                    case PENDING -> "state = 'PENDING' AND expires_at > :now";
                    case APPROVED -> "state = 'APPROVED' AND (execute_before IS NULL OR execute_before > :now)";
                    default -> "state = '" + wanted.name() + "'";
                }));
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

    private void oneOf(String expression, String name, List<String> wanted) {
        conditions.add(expression + " IN (<" + name + ">)");
        lists.put(name, wanted);
    }

    ActionFilter ofOwner(String owner) {
        conditions.add("requester_owner = :owner");
        values.put("owner", owner);
        return this;
    }

    /** Returns the statement that finds the list. */
    Query query(Handle handle, String columns) {
        StringBuilder sql = new StringBuilder(
                "SELECT " + columns + " FROM pending_action WHERE " + order.behind("(created_at, id)", "(:at, :id)"));
        conditions.forEach(condition -> sql.append(" AND ").append(condition));
        Query query = handle.createQuery(sql.append(order.by("created_at", "id"))
                        .append(" LIMIT :most")
                        .toString())
                .bindMap(values);
        lists.forEach(query::bindList);
        return visibility.bind(query);
    }
}
