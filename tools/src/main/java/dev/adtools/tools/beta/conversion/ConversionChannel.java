package dev.adtools.tools.beta.conversion;

/** Sender of an event. */
enum ConversionChannel {
    BROWSER,
    SERVER,
    OFFLINE
}
