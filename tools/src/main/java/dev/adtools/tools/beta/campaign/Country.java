package dev.adtools.tools.beta.campaign;

import java.util.Locale;
import java.util.Set;

/** The countries that places name: those of ISO 3166, and Kosovo by the code that is set free for it. */
public final class Country {

    private static final Set<String> ISO = Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2);
    private static final String KOSOVO = "XK";

    private Country() {}

    /** Returns whether a text is the code of a country, in capitals. */
    public static boolean isCode(String text) {
        return ISO.contains(text) || text.equals(KOSOVO);
    }
}
