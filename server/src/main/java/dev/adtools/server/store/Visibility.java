package dev.adtools.server.store;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** Visibility of rows to a token: those within its platforms, accounts and tools, as a check of values or in SQL. */
public final class Visibility {

    private final Limits limits;
    private final Set<String> crossPlatform;

    /** Shows rows of tools that each work on one platform. */
    public Visibility(Limits limits) {
        this(limits, Set.of());
    }

    /** Shows rows of all tools; those named in {@code crossPlatform} may have touched other platforms than their own. */
    public Visibility(Limits limits, Set<String> crossPlatform) {
        this.limits = limits;
        this.crossPlatform = Set.copyOf(crossPlatform);
    }

    /** Returns whether a call of a tool on an account is visible. */
    public boolean shows(String tool, AccountId account) {
        return limits.shows(tool) && limits.includes(account);
    }

    /**
     * Returns whether a call of a tool is visible. A call without an account may concern all accounts within its
     * caller's limits, so these limits must include those. The same goes for platforms if the tool works across them.
     *
     * @param asked the caller's limits
     */
    public boolean shows(String tool, Platform platform, @Nullable AccountId account, Limits asked) {
        return account == null
                ? limits.shows(tool) && limits.includesAccountsOf(asked) && showsPlatform(tool, platform, asked)
                : shows(tool, account);
    }

    private boolean showsPlatform(String tool, Platform platform, Limits asked) {
        return crossPlatform.contains(tool) ? limits.includesPlatformsOf(asked) : limits.includes(platform);
    }

    /** Returns the same as conditions on the columns {@code platform}, {@code tool} and {@code account}. */
    public List<String> conditions() {
        return conditions("1 = 0", "1 = 0");
    }

    /**
     * Returns the conditions of a table that names the callers of rows without an account or a platform.
     *
     * @param withoutAccount the condition for rows without an account, for a token limited to accounts
     * @param acrossPlatforms the condition for rows of cross-platform tools, for a token limited to platforms
     */
    public List<String> conditions(String withoutAccount, String acrossPlatforms) {
        List<String> conditions = new ArrayList<>();
        if (!limits.platforms().isEmpty()) {
            conditions.add(platform(acrossPlatforms));
        }
        if (!limits.tools().isEmpty()) {
            conditions.add("tool IN (<seen_tool>)");
        }
        if (!limits.accounts().isEmpty()) {
            conditions.add("(account IN (<seen_account>) OR (account IS NULL AND " + withoutAccount + "))");
        }
        return conditions;
    }

    private String platform(String across) {
        String single = "platform IN (<seen_platform>)";
        return crossPlatform.isEmpty()
                ? single
                : "CASE WHEN tool IN (<cross_platform>) THEN " + across + " ELSE " + single + " END";
    }

    /** Binds what the conditions name. */
    public Query bind(Query query) {
        lists().forEach(query::bindList);
        return query;
    }

    private Map<String, List<String>> lists() {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put(
                "seen_platform",
                limits.platforms().stream().map(Platform::wireName).toList());
        lists.put("cross_platform", limits.platforms().isEmpty() ? List.of() : List.copyOf(crossPlatform));
        lists.put("seen_tool", List.copyOf(limits.tools()));
        lists.put("seen_account", List.copyOf(limits.accounts()));
        lists.values().removeIf(List::isEmpty);
        return lists;
    }
}
