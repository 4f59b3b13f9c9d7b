package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDispatch;
import java.util.function.Supplier;

/** Makes the tool's record of the arguments, with ids normalized, or refuses with everything that is wrong. */
public final class DecodingFilter implements CallFilter {

    private final Supplier<ToolCatalog> catalog;

    /** Names tools of a catalog in refusals. */
    public DecodingFilter(Supplier<ToolCatalog> catalog) {
        this.catalog = catalog;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        return decode(call, call.tool(), chain);
    }

    private <A> CallResult decode(ToolCall call, ToolDispatch<A> tool, CallChain chain) {
        ArgumentReader reader = call.request().arguments().reader();
        A arguments = tool.decode(reader);
        if (arguments == null || !reader.valid()) {
            ArgumentAdvice advice = new ArgumentAdvice(tool.descriptor(), catalog.get(), call.caller());
            return CallResult.failed(ToolError.invalidArguments(advice.on(reader.violations())));
        }
        Decoded<A> decoded = new Decoded<>(tool, arguments);
        return chain.proceed(call.with(decoded)).about(decoded.account());
    }
}
