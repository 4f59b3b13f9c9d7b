package dev.adtools.tools.rules;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.TestContexts;
import dev.adtools.api.spi.CallDetails;
import java.time.Instant;

/** A call at a settled moment, by somebody who may use every account. */
public record SettledCall(Instant now) implements CallDetails {

    /** Returns a call at a moment in ISO 8601. */
    public static CallContext at(String now) {
        return TestContexts.call(new SettledCall(Instant.parse(now)));
    }

    @Override
    public String callId() {
        return "00000000000000000000000000";
    }

    @Override
    public String requestId() {
        return "request";
    }

    @Override
    public String principal() {
        return "principal";
    }

    @Override
    public Instant deadline() {
        return now.plusSeconds(30);
    }

    @Override
    public boolean mayUse(AccountId account) {
        return true;
    }
}
