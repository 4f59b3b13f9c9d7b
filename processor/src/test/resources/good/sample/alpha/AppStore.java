package sample.alpha;

import dev.adtools.api.JsonName;

enum AppStore {
    @JsonName("ALPHA_APP_STORE")
    ALPHA,
    @JsonName("GAMMA_APP_STORE")
    GAMMA
}
