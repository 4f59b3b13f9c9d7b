package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.ToolError;
import java.util.List;
import java.util.Optional;

/** Refuses a call whose arguments name an account, alone or in a list, outside the token's limits. */
public final class AccountFilter implements CallFilter {

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        return refusal(call.caller(), call.ready().accounts())
                .map(CallResult::failed)
                .orElseGet(() -> chain.proceed(call));
    }

    /** Returns the failure of a caller that may not work on one of some accounts; empty when it may work on each. */
    static Optional<ToolError> refusal(Caller caller, List<AccountId> accounts) {
        return accounts.stream()
                .map(account -> refusal(caller, account))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns the failure of a caller that may not work on an account; empty when it may. */
    public static Optional<ToolError> refusal(Caller caller, AccountId account) {
        return caller.limits().includes(account)
                ? Optional.empty()
                : Optional.of(ToolError.accountForbidden(account.value()));
    }
}
