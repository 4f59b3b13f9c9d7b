package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;

/**
 * Facts that halts need from outside their package.
 *
 * @param releases the writes that were released a moment ago
 * @param absent whether the platform lists its accounts and this is none of them; asked for at most a second
 * @param used whether a write that can move money names an account
 */
public record HaltSources(
        Halts.RecentReleases releases, Predicate<AccountId> absent, BiPredicate<Handle, AccountId> used) {}
