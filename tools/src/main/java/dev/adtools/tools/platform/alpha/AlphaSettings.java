package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import java.net.URI;
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

    /** Name of the setting of the API's version. */
    public static final String VERSION_SETTING = "ADTOOLS_ALPHA_API_VERSION";

    /** The version that the connector is written for. */
    public static final String LATEST = "v26";

    /** Number of pages of one answer that are read unless something else is said; a page has 10,000 rows. */
    public static final int PAGES = 20;

    /** Makes settings with the usual number of pages; nothing is declared to be political. */
    public AlphaSettings(URI baseUrl, String apiVersion, @Nullable AlphaAccountId loginCustomerId) {
        this(baseUrl, apiVersion, loginCustomerId, PAGES, false);
    }
}
