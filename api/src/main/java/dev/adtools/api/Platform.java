package dev.adtools.api;

import java.util.Locale;

/** The platforms, by their neutral names. */
@Body(description = "An advertising or analytics platform, by its neutral name.", examples = "alpha")
public enum Platform {
    /** The first advertising platform. */
    @JsonName("alpha")
    ALPHA("alpha"),
    /** The second advertising platform. */
    @JsonName("beta")
    BETA("beta"),
    /** The analytics platform of the first vendor. */
    @JsonName("alpha_analytics")
    ALPHA_ANALYTICS("alpha_analytics");

    private final String wireName;

    Platform(String wireName) {
        this.wireName = wireName;
    }

    /** {@return the platform's name in requests, answers and configuration} */
    public String wireName() {
        return wireName;
    }

    /**
     * Returns the platform of a name.
     *
     * @param wireName the platform's name in requests, answers and configuration
     * @return the platform
     * @throws IllegalArgumentException when no platform has that name
     */
    public static Platform of(String wireName) {
        return valueOf(wireName.toUpperCase(Locale.ROOT));
    }
}
