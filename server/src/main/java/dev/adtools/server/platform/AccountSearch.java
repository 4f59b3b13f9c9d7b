package dev.adtools.server.platform;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Search for an ad account among those that a platform lists for the service's credentials. */
public final class AccountSearch {

    private static final Logger LOG = LoggerFactory.getLogger(AccountSearch.class);

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Platforms platforms;
    private final Clock clock;

    /** Searches on platforms. */
    public AccountSearch(Platforms platforms, Clock clock) {
        this.platforms = platforms;
        this.clock = clock;
    }

    /** Returns whether the platform lists all accounts and this is none of them; false when it does not within a second. */
    public boolean isAbsent(AccountId account) {
        return new CompletableFuture<Boolean>()
                .completeAsync(() -> search(account), AccountSearch::start)
                .completeOnTimeout(false, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(failure -> {
                    LOG.warn("{}: the accounts could not be listed", account.platform(), failure);
                    return false;
                })
                .join();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "account-search");
        thread.setDaemon(true);
        thread.start();
    }

    private boolean search(AccountId account) {
        Instant deadline = clock.instant().plus(PATIENCE);
        PlatformResult<Boolean> found = switch (account.platform()) {
            case ALPHA -> onAlpha(account, deadline);
            case BETA ->
                platforms
                        .beta()
                        .accounts(deadline)
                        .map(all -> all.stream().anyMatch(one -> one.id().equals(account)));
            case ALPHA_ANALYTICS -> PlatformResult.answered(true);
        };
        return found.fold(known -> !known, failure -> false);
    }

    private PlatformResult<Boolean> onAlpha(AccountId account, Instant deadline) {
        return platforms
                .alpha()
                .roots(deadline)
                .flatMap(roots ->
                        roots.contains(account) ? PlatformResult.answered(true) : below(roots, account, deadline));
    }

    private PlatformResult<Boolean> below(List<AlphaAccountId> roots, AccountId account, Instant deadline) {
        PlatformResult<Boolean> found = PlatformResult.answered(false);
        for (AlphaAccountId root : roots) {
            found = found.flatMap(known -> known
                    ? PlatformResult.answered(true)
                    : platforms
                            .alpha()
                            .hierarchy(root, null, deadline)
                            .map(clients -> clients.stream()
                                    .anyMatch(client -> client.id().equals(account))));
        }
        return found;
    }
}
