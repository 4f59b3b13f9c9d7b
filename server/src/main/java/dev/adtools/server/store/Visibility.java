package dev.adtools.server.store;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** Decides what a token sees: what lies within its platforms, accounts and tools, asked of a value or of rows in SQL. */
public final class Visibility {

    private final Limits limits;

    /** Shows what lies within limits. */
    public Visibility(Limits limits) {
        this.limits = limits;
    }

    /** Returns whether a call of a tool on an account is visible. */
    public boolean shows(String tool, AccountId account) {
        return limits.shows(tool, account.platform()) && limits.includes(account);
    }

    /**
     * Returns whether a call of a tool is visible whose account may be unknown: one without an account works within the
     * limits of whoever asked for it, so those must lie within these.
     */
    public boolean shows(String tool, Platform platform, @Nullable AccountId account, Limits asked) {
        return limits.shows(tool, platform) && (account == null ? includesAll(asked) : limits.includes(account));
    }

    private boolean includesAll(Limits asked) {
        return limits.accounts().isEmpty()
                || (!asked.accounts().isEmpty() && limits.accounts().containsAll(asked.accounts()));
    }

    /** Returns the same as conditions on the columns {@code platform}, {@code tool} and {@code account}. */
    public List<String> conditions() {
        return conditions("");
    }

    /**
     * Returns them for rows that may have no account.
     *
     * @param otherwise what also makes a row visible to a token with accounts, for example {@code " OR account IS NULL"}
     */
    public List<String> conditions(String otherwise) {
        List<String> conditions = new ArrayList<>();
        lists().keySet()
                .forEach(column -> conditions.add("(" + column + " IN (<seen_" + column + ">)"
                        + (column.equals("account") ? otherwise : "") + ")"));
        return conditions;
    }

    /** Binds what the conditions name. */
    public Query bind(Query query) {
        lists().forEach((column, values) -> query.bindList("seen_" + column, values));
        return query;
    }

    private Map<String, List<String>> lists() {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put(
                "platform", limits.platforms().stream().map(Platform::wireName).toList());
        lists.put("tool", List.copyOf(limits.tools()));
        lists.put("account", List.copyOf(limits.accounts()));
        lists.values().removeIf(List::isEmpty);
        return lists;
    }
}
