package dev.adtools.tools.platform.beta;

import dev.adtools.tools.platform.wire.VersionCalendar;
import java.net.URI;
import java.time.LocalDate;
import java.util.Map;

/**
 * Address of beta, and settings for calls to it.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v26.0}
 * @param mostPages how many pages of one list are read at most
 */
public record BetaSettings(URI baseUrl, String apiVersion, int mostPages) {

    /** Address of the real platform. */
    public static final String LIVE_URL = "https://graph.facebook.com";

    /** The version that the connector is written for. */
    public static final String LATEST = "v26.0";

    /** Number of pages of one list that are read unless something else is said; a page has up to 500 objects. */
    public static final int PAGES = 100;

    /** Ends of the versions for advertising, which are earlier than for the rest of the API. */
    public static final VersionCalendar VERSIONS = new VersionCalendar(
            "v[0-9]{1,3}\\.[0-9]{1,2}", Map.of("v23.0", LocalDate.of(2026, 6, 9), "v24.0", LocalDate.of(2026, 10, 6)));

    /** Makes settings with the usual number of pages. */
    public BetaSettings(URI baseUrl, String apiVersion) {
        this(baseUrl, apiVersion, PAGES);
    }
}
