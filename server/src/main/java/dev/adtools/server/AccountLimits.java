package dev.adtools.server;

import dev.adtools.api.AccountId;
import dev.adtools.server.approval.PendingActionService.AccountLimitsLookup;
import dev.adtools.server.call.ActiveHalt;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.spend.CapsLeftReader;
import dev.adtools.server.spend.Halts;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Caps and halts of accounts, for decisions about actions. */
record AccountLimits(CapsLeftReader left, Halts halts) implements AccountLimitsLookup {

    @Override
    public @Nullable CapsLeft caps(Handle handle, String environment, AccountId account) {
        return left.of(handle, environment, account);
    }

    @Override
    public @Nullable ActiveHalt halt(Handle handle, AccountId account) {
        return halts.stopping(handle, account).orElse(null);
    }
}
