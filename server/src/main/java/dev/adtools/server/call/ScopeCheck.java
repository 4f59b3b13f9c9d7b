package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDescriptor;

/** Refuses a call whose token lacks the scope that the tool's kind needs. */
public final class ScopeCheck implements Interceptor {

    @Override
    public Answer intercept(ToolCall call, CallChain chain) {
        Scope needed = needed(call.descriptor());
        return call.caller().may(needed) ? chain.proceed(call) : Answer.failed(refusal(needed));
    }

    /** Returns the scope that calling a tool needs. */
    public static Scope needed(ToolDescriptor tool) {
        return switch (tool.mode()) {
            case READ -> Scope.TOOLS_READ;
            case VALIDATE -> Scope.TOOLS_VALIDATE;
            case WRITE -> tool.spend().affectsSpend() ? Scope.TOOLS_SPEND : Scope.TOOLS_WRITE;
        };
    }

    /** Returns the failure of a caller that lacks a scope; {@code details.scope} names it. */
    public static ToolError refusal(Scope needed) {
        return new ToolError(
                ErrorCode.INSUFFICIENT_SCOPE,
                "The token lacks the scope " + needed.wireName() + ".",
                JsonObject.builder().put("scope", needed.wireName()).build());
    }
}
