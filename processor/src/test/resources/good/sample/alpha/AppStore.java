package sample.alpha;

import dev.adtools.api.Wire;

enum AppStore {
    @Wire("ALPHA_APP_STORE")
    ALPHA,
    @Wire("GAMMA_APP_STORE")
    GAMMA
}
