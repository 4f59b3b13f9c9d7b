package dev.adtools.api;

/** Unit that a number counts. */
public enum Unit {
    /** Millionths of a currency. */
    @JsonName("micros")
    MICROS("micros"),
    /** A platform's minor units of a currency: cents of USD, whole yen. */
    @JsonName("minor")
    MINOR("minor"),
    /** Hundredths of another number. */
    @JsonName("percent")
    PERCENT("percent");

    private final String wireName;

    Unit(String wireName) {
        this.wireName = wireName;
    }

    /** {@return the unit's name in answers} */
    public String wireName() {
        return wireName;
    }
}
