package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** Store in which an app is sold ({@code app_store}). */
public enum AppStore {
    /** The first vendor's own store; apps go by package name. */
    @JsonName("ALPHA_APP_STORE")
    ALPHA("ALPHA_APP_STORE"),
    /** Gamma's store; apps go by number. */
    @JsonName("GAMMA_APP_STORE")
    GAMMA("GAMMA_APP_STORE");

    private final String wireName;

    AppStore(String wireName) {
        this.wireName = wireName;
    }

    /** Returns the store's name in arguments and results. */
    public String wireName() {
        return wireName;
    }
}
