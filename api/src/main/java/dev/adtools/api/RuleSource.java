package dev.adtools.api;

/**
 * Source from which a rule is known.
 *
 * @param kind who says so
 * @param url the page that says so, https; empty when there is none
 */
public record RuleSource(Kind kind, String url) {

    /** Asked by this service, for safety or for a clear answer. */
    public static final RuleSource SERVICE = new RuleSource(Kind.SERVICE, "");

    /** A rule of thumb. */
    public static final RuleSource PRACTICE = new RuleSource(Kind.PRACTICE, "");

    /** The standard of currency codes. */
    public static final RuleSource ISO_4217 = standard("https://www.iso.org/iso-4217-currency-codes.html");

    /** The standard of country codes. */
    public static final RuleSource ISO_3166 = standard("https://www.iso.org/iso-3166-country-codes.html");

    /** Kind of a source. */
    public enum Kind {
        /** The platform's own documentation. */
        @JsonName("platform")
        PLATFORM,
        /** A public standard. */
        @JsonName("standard")
        STANDARD,
        /** This service: safety, or a clear answer. */
        @JsonName("service")
        SERVICE,
        /** Experience of those who advertise there; the platform does not say so. */
        @JsonName("practice")
        PRACTICE
    }

    /**
     * {@return a page of the platform's documentation}
     *
     * @param url its address, https
     */
    public static RuleSource platform(String url) {
        return new RuleSource(Kind.PLATFORM, url);
    }

    /**
     * {@return a public standard}
     *
     * @param url its address, https
     */
    public static RuleSource standard(String url) {
        return new RuleSource(Kind.STANDARD, url);
    }
}
