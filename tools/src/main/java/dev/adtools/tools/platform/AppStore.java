package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** Where an app is sold (SPEC, {@code app_store}). */
public enum AppStore {
    /** The first vendor's own store; apps go by package name. */
    @Wire("ALPHA_APP_STORE")
    ALPHA,
    /** Gamma's store; apps go by number. */
    @Wire("GAMMA_APP_STORE")
    GAMMA
}
