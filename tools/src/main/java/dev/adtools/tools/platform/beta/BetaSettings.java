package dev.adtools.tools.platform.beta;

import java.net.URI;

/**
 * Where beta is and how it is spoken to.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v26.0}
 */
public record BetaSettings(URI baseUrl, String apiVersion) {}
