package dev.adtools.processor.read;

/**
 * Reason why a value is not one of a type.
 *
 * @param ofType whether it is of another type; else it breaks a bound
 * @param expected what it should be
 */
record Misfit(boolean ofType, String expected) {}
