package dev.adtools.server.bench;

import dev.adtools.api.AccountId;
import dev.adtools.api.spi.CallDetails;
import java.time.Instant;

/** A call at a settled moment. */
public final class BenchCall implements CallDetails {

    private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

    @Override
    public String callId() {
        return "01k2v3w4x5y6z7a8b9c0d1e2f3";
    }

    @Override
    public String requestId() {
        return "request";
    }

    @Override
    public String principal() {
        return "bench";
    }

    @Override
    public Instant now() {
        return NOW;
    }

    @Override
    public Instant deadline() {
        return NOW.plusSeconds(30);
    }

    @Override
    public boolean mayUse(AccountId account) {
        return true;
    }
}
