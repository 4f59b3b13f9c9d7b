package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Limits of a token; an empty set is no limit.
 *
 * @param platforms the platforms it may work on; tools that work across platforms stay visible
 * @param accounts the normalised account ids it may work on
 * @param tools the tool names it may see
 * @param groups the groups whose tools it may list and call
 */
public record Limits(Set<Platform> platforms, Set<String> accounts, Set<String> tools, Set<ToolGroup> groups) {

    /** Limits of a token that has none. */
    public static final Limits NONE = new Limits(Set.of(), Set.of(), Set.of(), Set.of());

    public Limits {
        platforms = Set.copyOf(platforms);
        accounts = Set.copyOf(accounts);
        tools = Set.copyOf(tools);
        groups = Set.copyOf(groups);
    }

    /** Returns limits to groups alone. */
    public static Limits to(Set<ToolGroup> groups) {
        return new Limits(Set.of(), Set.of(), Set.of(), groups);
    }

    /** Returns whether a tool may be listed and called within these limits. */
    boolean shows(ToolDescriptor tool) {
        return (includes(tool.platform()) || tool.crossPlatform())
                && shows(tool.name())
                && (groups.isEmpty() || groups.contains(tool.group()));
    }

    /** Returns whether the limit to tools allows a tool; groups hide no rows of its calls. */
    public boolean shows(String tool) {
        return tools.isEmpty() || tools.contains(tool);
    }

    /** Returns whether a platform is within these limits. */
    public boolean includes(Platform platform) {
        return platforms.isEmpty() || platforms.contains(platform);
    }

    /** Returns whether an account is within these limits: on one of their platforms, and one of their accounts. */
    public boolean includes(AccountId account) {
        return includes(account.platform()) && (accounts.isEmpty() || accounts.contains(account.value()));
    }

    /** Returns these limits but for accounts, which decide on no tool. */
    public Limits ofTools() {
        return new Limits(platforms, Set.of(), tools, groups);
    }

    /** Returns whether these limits include all accounts that others allow. */
    public boolean includesAccountsOf(Limits others) {
        return covers(accounts, others.accounts);
    }

    /** Returns whether these limits include all platforms that others allow. */
    public boolean includesPlatformsOf(Limits others) {
        return covers(platforms, others.platforms);
    }

    /** Returns the intersection of these limits and others; empty when nothing lies in both. */
    Optional<Limits> meet(Limits others) {
        Limits both = new Limits(
                common(platforms, others.platforms),
                common(accounts, others.accounts),
                common(tools, others.tools),
                common(groups, others.groups));
        boolean nothing = apart(platforms, others.platforms)
                || apart(accounts, others.accounts)
                || apart(tools, others.tools)
                || apart(groups, others.groups);
        return nothing ? Optional.empty() : Optional.of(both);
    }

    private static <T> boolean covers(Set<T> some, Set<T> others) {
        return some.isEmpty() || (!others.isEmpty() && some.containsAll(others));
    }

    // Empty is no limit.
    private static <T> Set<T> common(Set<T> some, Set<T> others) {
        if (some.isEmpty() || others.isEmpty()) {
            return some.isEmpty() ? others : some;
        }
        return some.stream().filter(others::contains).collect(Collectors.toSet());
    }

    private static <T> boolean apart(Set<T> some, Set<T> others) {
        return !some.isEmpty() && !others.isEmpty() && Collections.disjoint(some, others);
    }
}
