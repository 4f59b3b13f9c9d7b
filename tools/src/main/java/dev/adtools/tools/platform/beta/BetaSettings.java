package dev.adtools.tools.platform.beta;

import java.net.URI;

/**
 * Address of beta, and settings for calls to it.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v27.0}
 * @param mostPages how many pages of one list are read at most
 */
public record BetaSettings(URI baseUrl, String apiVersion, int mostPages) {

    /** Address of the real platform. */
    public static final String LIVE_URL = "https://graph.facebook.com";

    /** Name of the setting of the API's version. */
    public static final String VERSION_SETTING = "ADTOOLS_BETA_API_VERSION";

    /** The version that the connector is written for. */
    public static final String LATEST = "v27.0";

    /** Number of pages of one list that are read unless something else is said; a page has up to 500 objects. */
    public static final int PAGES = 100;

    /** Makes settings with the usual number of pages. */
    public BetaSettings(URI baseUrl, String apiVersion) {
        this(baseUrl, apiVersion, PAGES);
    }
}
