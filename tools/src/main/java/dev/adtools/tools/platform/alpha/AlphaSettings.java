package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Where alpha is and how it is spoken to.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v26}
 * @param loginCustomerId the manager account to go through when a call names none; null for none
 */
public record AlphaSettings(
        URI baseUrl, String apiVersion, @Nullable AlphaAccountId loginCustomerId) {}
