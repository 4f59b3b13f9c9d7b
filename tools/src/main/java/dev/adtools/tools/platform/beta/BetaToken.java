package dev.adtools.tools.platform.beta;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The system user's token, as beta describes it.
 *
 * @param valid whether the platform accepts it
 * @param expires when it expires; {@link Instant#MAX} for never, null when the platform did not say
 * @param dataAccessExpires when its access to data expires; {@link Instant#MAX} for never, null when the platform did not say
 * @param permissions the permissions that it has; empty when the platform did not say
 */
public record BetaToken(
        boolean valid, @Nullable Instant expires, @Nullable Instant dataAccessExpires, List<String> permissions) {

    public BetaToken {
        permissions = List.copyOf(permissions);
    }
}
