package dev.adtools.tools.beta.conversion;

/** Who sends an event. */
enum ConversionChannel {
    BROWSER,
    SERVER,
    OFFLINE
}
