package dev.adtools.server.call;

import dev.adtools.api.CallContext;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ValidateDispatch;
import dev.adtools.api.spi.WriteDispatch;
import java.nio.BufferOverflowException;
import java.time.Clock;
import java.util.List;
import java.util.function.BiConsumer;

/** Runs a decoded call: a read or a validation at once, a write in its two steps. */
public final class RunTool implements CallChain {

    private static final int USUAL_SIZE = 2048;
    private static final int MOST_DATA = 4 * 1024 * 1024;

    private static final ToolError TOO_LARGE = ToolError.ruleViolation(List.of(new Violation(
            "", "SIZE-1", "the answer would have more than " + MOST_DATA + " bytes; ask for fewer days or rows")));

    private final Clock clock;
    private final WriteLedger ledger;
    private final PlatformEnvironments environments;

    /**
     * Runs calls.
     *
     * @param clock tells the time
     * @param ledger lets writes go, and remembers what became of them
     * @param environments which environment each platform is
     */
    public RunTool(Clock clock, WriteLedger ledger, PlatformEnvironments environments) {
        this.clock = clock;
        this.ledger = ledger;
        this.environments = environments;
    }

    @Override
    public CallResult proceed(ToolCall call) {
        try {
            return run(call, call.ready());
        } catch (MemoryShortage shortage) {
            // Here, so that what the call holds is given back as after any other refusal.
            return CallResult.failed(shortage.error());
        }
    }

    private <A> CallResult run(ToolCall call, Decoded<A> decoded) {
        HandlerContext details = new HandlerContext(call, clock);
        CallContext context = HandlerContext.context(details);
        A arguments = decoded.arguments();
        // A ladder, because patterns in switch came after Java 17.
        if (decoded.tool() instanceof ReadDispatch<A, ?> read) {
            return read(read, arguments, context);
        } else if (decoded.tool() instanceof ValidateDispatch<A, ?> validate) {
            return validate(validate, arguments, context);
        } else if (decoded.tool() instanceof WriteDispatch<A, ?, ?> write) {
            PlatformEnvironment environment = environments.of(write.descriptor().platform());
            return new WriteRun<>(write, arguments, details, ledger, environment).answer();
        }
        throw new IllegalStateException("a tool of no known kind");
    }

    private static <A, R> CallResult read(ReadDispatch<A, R> tool, A arguments, CallContext context) {
        return encoded(tool.read(arguments, context), tool::encode);
    }

    private static <A, F> CallResult validate(ValidateDispatch<A, F> tool, A arguments, CallContext context) {
        return encoded(tool.validate(arguments, context), tool::encode);
    }

    private static <R> CallResult encoded(Outcome<R> outcome, BiConsumer<R, JsonWriter> encoder) {
        return outcome.fold(
                result -> {
                    JsonWriter out = new JsonWriter(USUAL_SIZE, MOST_DATA);
                    try {
                        encoder.accept(result, out);
                    } catch (BufferOverflowException tooLong) {
                        return CallResult.failed(TOO_LARGE);
                    }
                    return out.size() > MOST_DATA ? CallResult.failed(TOO_LARGE) : CallResult.completed(out.toBytes());
                },
                CallResult::failed);
    }
}
