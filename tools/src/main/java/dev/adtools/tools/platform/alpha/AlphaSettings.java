package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.wire.VersionCalendar;
import java.net.URI;
import java.time.LocalDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Address of alpha, and settings for calls to it.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v26}
 * @param loginCustomerId the manager account to go through when a call names none; null for none
 * @param mostPages how many pages of one answer are read at most
 * @param euPoliticalAdvertising what new campaigns are declared to be: political advertising in the EU, or not
 */
public record AlphaSettings(
        URI baseUrl,
        String apiVersion,
        @Nullable AlphaAccountId loginCustomerId,
        int mostPages,
        boolean euPoliticalAdvertising) {

    /** Address of the real platform. */
    public static final String LIVE_URL = "https://googleads.googleapis.com";

    /** The version that the connector is written for. */
    public static final String LATEST = "v26";

    /** Number of pages of one answer that are read unless something else is said; a page has 10,000 rows. */
    public static final int PAGES = 20;

    /** Ends of the versions; where only the month is announced, its first day. */
    public static final VersionCalendar VERSIONS = new VersionCalendar(
            "v[0-9]{1,3}",
            Map.of(
                    "v20", LocalDate.of(2026, 6, 10),
                    "v21", LocalDate.of(2026, 8, 5),
                    "v22", LocalDate.of(2026, 10, 7),
                    "v23", LocalDate.of(2027, 2, 1),
                    "v24", LocalDate.of(2027, 5, 1),
                    "v25", LocalDate.of(2027, 8, 1),
                    "v26", LocalDate.of(2027, 11, 1)));

    /** Makes settings with the usual number of pages; nothing is declared to be political. */
    public AlphaSettings(URI baseUrl, String apiVersion, @Nullable AlphaAccountId loginCustomerId) {
        this(baseUrl, apiVersion, loginCustomerId, PAGES, false);
    }
}
