package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import java.util.Set;

/**
 * What a token is limited to; an empty set is no limit.
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

    /** Returns whether an account is within these limits. */
    public boolean includes(AccountId account) {
        return accounts.isEmpty() || accounts.contains(account.value());
    }
}
