package dev.adtools.api;

/** A result that names what a write has made, so that its operation and its records can be found by that. */
public interface Created {

    /** {@return what was made, by its kind and the platform's id, for example {@code campaign 120210000000000001}} */
    String entity();

    /** {@return what the platform's API calls it} */
    String platformRef();
}
