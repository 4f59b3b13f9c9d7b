package dev.adtools.tools.platform.sandbox;

import java.util.Locale;

/** Country of an account of the seed. */
enum AlphaSeedPlace {
    US("USD", "America/New_York", Locale.US, 2840, 1000),
    GERMANY("EUR", "Europe/Berlin", Locale.GERMANY, 2276, 1001),
    JAPAN("JPY", "Asia/Tokyo", Locale.JAPAN, 2392, 1005),
    BRITAIN("GBP", "Europe/London", Locale.UK, 2826, 1000);

    private final String currency;
    private final String timezone;
    private final Locale locale;
    private final long countryId;
    private final long languageId;

    AlphaSeedPlace(String currency, String timezone, Locale locale, long countryId, long languageId) {
        this.currency = currency;
        this.timezone = timezone;
        this.locale = locale;
        this.countryId = countryId;
        this.languageId = languageId;
    }

    AlphaMoney money() {
        return AlphaMoney.valueOf(currency);
    }

    String timezone() {
        return timezone;
    }

    String status() {
        return this == BRITAIN ? "SUSPENDED" : "ENABLED";
    }

    long countryId() {
        return countryId;
    }

    String country() {
        return locale.getDisplayCountry(Locale.ENGLISH);
    }

    String countryCode() {
        return locale.getCountry();
    }

    long languageId() {
        return languageId;
    }

    String language() {
        return locale.getDisplayLanguage(Locale.ENGLISH);
    }

    String languageCode() {
        return locale.getLanguage();
    }

    String city() {
        return timezone.substring(timezone.indexOf('/') + 1).replace('_', ' ');
    }
}
