package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AppIdForm;
import dev.adtools.tools.platform.AppStore;
import java.util.Optional;

/** Checks whether an app's id is one of its store, and says what it probably should be. */
final class AppIdRules {

    private static final String POINTER = "/app_id";

    private AppIdRules() {}

    static Optional<Violation> violation(String appId, AppStore store) {
        if (AppIdForm.fits(appId, store)) {
            return Optional.empty();
        }
        AppCampaignRule rule = store == AppStore.ALPHA ? AppCampaignRule.APP_ID_1 : AppCampaignRule.APP_ID_2;
        String hint = AppIdForm.hint(appId, store).map(words -> "; " + words).orElse("");
        return Optional.of(new Violation(POINTER, rule.id(), "must be " + AppIdForm.expected(store) + hint));
    }
}
