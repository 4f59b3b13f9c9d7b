package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDispatch;

/** Makes the tool's record of the arguments, with ids normalised, or refuses with everything that is wrong. */
public final class DecodingFilter implements CallFilter {

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        return decode(call, call.tool(), chain);
    }

    private static <A> CallResult decode(ToolCall call, ToolDispatch<A> tool, CallChain chain) {
        ArgumentReader reader = call.request().arguments().reader();
        A arguments = tool.decode(reader);
        if (arguments == null || !reader.valid()) {
            return CallResult.failed(ToolError.invalidArguments(reader.violations()));
        }
        Decoded<A> decoded = new Decoded<>(tool, arguments);
        return chain.proceed(call.with(decoded)).about(decoded.account());
    }
}
