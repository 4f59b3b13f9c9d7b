package dev.adtools.server.call;

/** Refuses a call that only the scope of validations lets pass, unless its decoded arguments ask for a check of a write. */
public final class CheckOnlyScope implements Interceptor {

    @Override
    public CallResult intercept(ToolCall call, CallChain chain) {
        Scope needed = ScopeCheck.needed(call.descriptor());
        boolean isCheck = call.ready().onlyValidates() && ScopeCheck.mayCheck(call.caller(), call.descriptor());
        return call.caller().may(needed) || isCheck
                ? chain.proceed(call)
                : CallResult.failed(ScopeCheck.refusal(needed));
    }
}
