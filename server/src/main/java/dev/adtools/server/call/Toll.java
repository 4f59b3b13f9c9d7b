package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import org.jspecify.annotations.Nullable;

/**
 * What a rate says of one more.
 *
 * @param refusal why it is one too many; null when it may pass
 * @param allowance what the answer tells of the quota; null when it tells nothing
 */
public record Toll(@Nullable ToolError refusal, @Nullable Allowance allowance) {

    /** It may pass, and there is nothing to tell. */
    public static final Toll FREE = new Toll(null, null);
}
