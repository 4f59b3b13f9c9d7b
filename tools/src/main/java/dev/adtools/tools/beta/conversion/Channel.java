package dev.adtools.tools.beta.conversion;

/** Who sends an event. */
enum Channel {
    BROWSER,
    SERVER,
    OFFLINE
}
