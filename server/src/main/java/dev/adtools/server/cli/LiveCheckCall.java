package dev.adtools.server.cli;

import dev.adtools.api.AccountId;
import dev.adtools.api.AccountScoped;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** A call of whoever holds the configuration, who may use every account; every step of it has its own time. */
record LiveCheckCall(Clock clock) implements CallContext {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String NAME = "check-live";

    <T extends AccountScoped> Granted<T> granted(T thing) {
        return grant(thing).fold(granted -> granted, error -> {
            throw new IllegalStateException(error.message());
        });
    }

    @Override
    public String callId() {
        return NAME;
    }

    @Override
    public String requestId() {
        return NAME;
    }

    @Override
    public String principal() {
        return NAME;
    }

    @Override
    public Instant now() {
        return clock.instant();
    }

    @Override
    public Instant deadline() {
        return now().plus(PATIENCE);
    }

    @Override
    public boolean mayUse(AccountId account) {
        return true;
    }
}
