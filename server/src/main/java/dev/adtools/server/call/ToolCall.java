package dev.adtools.server.call;

import dev.adtools.api.Mode;
import dev.adtools.api.Reason;
import dev.adtools.api.Replaces;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import org.jspecify.annotations.Nullable;

/**
 * Call of one tool that the caller may see.
 *
 * @param caller who asks
 * @param tool the tool
 * @param request what was sent
 * @param metadata its ids, its key and its time
 * @param decoded the arguments as a record; null until they are decoded
 * @param claim the operation that it takes, or will when it is let go; null before that is known, and for calls that need
 *     none
 */
public record ToolCall(
        Caller caller,
        ToolDispatch<?> tool,
        ToolRequest request,
        CallMetadata metadata,
        @Nullable Decoded<?> decoded,
        @Nullable Claim claim) {

    /** Makes a call whose arguments are not decoded yet. */
    public ToolCall(Caller caller, ToolDispatch<?> tool, ToolRequest request, CallMetadata metadata) {
        this(caller, tool, request, metadata, null, null);
    }

    /** Returns the tool's entry in the catalog. */
    public ToolDescriptor descriptor() {
        return tool.descriptor();
    }

    /** Returns the decoded arguments; asking before they are decoded is a mistake in the order of the pipeline. */
    public Decoded<?> ready() {
        if (decoded == null) {
            throw new IllegalStateException("the arguments are decoded further down the pipeline");
        }
        return decoded;
    }

    /** Returns the operation that the call takes; asking before it is known is a mistake in the order of the pipeline. */
    public Claim claimed() {
        if (claim == null) {
            throw new IllegalStateException("the operation is known further down the pipeline");
        }
        return claim;
    }

    /** Returns the reference to the operation, as its first answer has it; for a call that has taken one. */
    public OperationRef receipt() {
        return new OperationRef(claimed().operationId(), metadata.requestId(), null);
    }

    /** Returns the reason in the caller's own words: the argument of a write, else the one outside the arguments. */
    public @Nullable String reason() {
        return descriptor().mode() == Mode.WRITE
                        && request.arguments().value() instanceof JsonObject given
                        && given.get(Reason.NAME) instanceof JsonString words
                ? words.value()
                : metadata.reason();
    }

    /** Returns the id of the request that a write replaces; null for none. */
    public @Nullable String replaces() {
        return descriptor().mode() == Mode.WRITE
                        && request.arguments().value() instanceof JsonObject given
                        && given.get(Replaces.NAME) instanceof JsonString id
                ? id.value()
                : null;
    }

    /** Returns this call as one that takes an operation, which was first asked for by the call of an id. */
    public ToolCall holding(Claim held, String callId) {
        return new ToolCall(caller, tool, request, metadata.withCallId(callId), decoded, held);
    }

    ToolCall with(Decoded<?> arguments) {
        return new ToolCall(caller, tool, request, metadata, arguments, claim);
    }

    ToolCall with(CallMetadata changed) {
        return new ToolCall(caller, tool, request, changed, decoded, claim);
    }
}
