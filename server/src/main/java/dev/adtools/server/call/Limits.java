package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Limits of a token; an empty set is no limit.
 *
 * @param platforms the platforms it may see
 * @param accounts the normalised account ids it may work on
 * @param tools the tool names it may see
 */
public record Limits(Set<Platform> platforms, Set<String> accounts, Set<String> tools) {

    /** No limit at all. */
    public static final Limits NONE = new Limits(Set.of(), Set.of(), Set.of());

    public Limits {
        platforms = Set.copyOf(platforms);
        accounts = Set.copyOf(accounts);
        tools = Set.copyOf(tools);
    }

    /** Returns whether a tool is visible within these limits. */
    public boolean shows(String tool, Platform platform) {
        return (platforms.isEmpty() || platforms.contains(platform)) && (tools.isEmpty() || tools.contains(tool));
    }

    /** Returns whether an account is within these limits: on one of their platforms, and one of their accounts. */
    public boolean includes(AccountId account) {
        return (platforms.isEmpty() || platforms.contains(account.platform()))
                && (accounts.isEmpty() || accounts.contains(account.value()));
    }

    /** Returns the intersection of these limits and others; empty when nothing lies in both. */
    Optional<Limits> meet(Limits others) {
        Limits both = new Limits(
                common(platforms, others.platforms), common(accounts, others.accounts), common(tools, others.tools));
        boolean nothing =
                apart(platforms, others.platforms) || apart(accounts, others.accounts) || apart(tools, others.tools);
        return nothing ? Optional.empty() : Optional.of(both);
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
