package dev.adtools.tools.platform;

/**
 * A place on alpha that can be aimed at.
 *
 * @param name what the platform calls it, in English
 * @param countryCode the country it is in or is (ISO 3166-1, two letters), empty when not said
 */
public record AlphaPlace(String name, String countryCode) {}
