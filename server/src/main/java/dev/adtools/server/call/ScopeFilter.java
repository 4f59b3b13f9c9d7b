package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDescriptor;

/**
 * Refuses a call whose token lacks the scope that the tool's kind needs. What seems to ask only for a check of a write may
 * pass with the scope of validations; {@link ValidateOnlyScopeFilter} makes sure of it once the arguments are decoded.
 */
public final class ScopeFilter implements CallFilter {

    private static final String VALIDATE_ONLY = "validate_only";

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        Scope needed = needed(call.descriptor());
        return call.caller().may(needed) || asksForCheck(call)
                ? chain.proceed(call)
                : CallResult.failed(refusal(needed));
    }

    private static boolean asksForCheck(ToolCall call) {
        return mayCheck(call.caller(), call.descriptor())
                && call.request().arguments().value() instanceof JsonObject arguments
                && arguments.get(VALIDATE_ONLY) == JsonBoolean.TRUE;
    }

    /** Returns the scope that calling a tool needs, whatever its arguments are. */
    public static Scope needed(ToolDescriptor tool) {
        return switch (tool.mode()) {
            case READ -> Scope.TOOLS_READ;
            case VALIDATE -> Scope.TOOLS_VALIDATE;
            case WRITE -> tool.spend().affectsSpend() ? Scope.TOOLS_SPEND : Scope.TOOLS_WRITE;
        };
    }

    /** Returns whether a caller may call a tool at all, if only with {@code validate_only}. */
    public static boolean mayCall(Caller caller, ToolDescriptor tool) {
        return caller.may(needed(tool)) || mayCheck(caller, tool);
    }

    static boolean mayCheck(Caller caller, ToolDescriptor tool) {
        return tool.mode() == Mode.WRITE && caller.may(Scope.TOOLS_VALIDATE) && tool.takes(VALIDATE_ONLY);
    }

    /** Returns a caller that has a scope, or the refusal of one that lacks it. */
    public static Outcome<Caller> needing(Caller caller, Scope scope) {
        return caller.may(scope) ? Outcome.completed(caller) : Outcome.failed(refusal(scope));
    }

    /** Returns the failure of a caller that lacks a scope; {@code details.scope} names it. */
    public static ToolError refusal(Scope needed) {
        return new ToolError(
                ErrorCode.INSUFFICIENT_SCOPE,
                "The token lacks the scope " + needed.wireName() + ".",
                JsonObject.builder().put("scope", needed.wireName()).build());
    }

    /** Refuses a call that only the scope of validations lets pass, unless its decoded arguments ask for a check of a write. */
    public static final class ValidateOnlyScopeFilter implements CallFilter {

        @Override
        public CallResult filter(ToolCall call, CallChain chain) {
            Scope needed = needed(call.descriptor());
            boolean isCheck = call.ready().onlyValidates() && mayCheck(call.caller(), call.descriptor());
            return call.caller().may(needed) || isCheck ? chain.proceed(call) : CallResult.failed(refusal(needed));
        }
    }
}
