package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AppStore;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether an app's id is one of its store, and what it probably should be. */
final class AppIdRules {

    private static final String POINTER = "/app_id";
    private static final int LONGEST = 255;
    private static final Pattern PACKAGE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{5,20}");
    private static final Pattern PACKAGE_IN_LINK = Pattern.compile("[?&]id=([A-Za-z0-9_.]+)");
    private static final Pattern NUMBER_AFTER_ID = Pattern.compile("\\bid([0-9]{5,20})\\b");

    private AppIdRules() {}

    static Optional<Violation> violation(String appId, AppStore store) {
        return switch (store) {
            case ALPHA -> alpha(appId);
            case GAMMA -> gamma(appId);
        };
    }

    private static Optional<Violation> alpha(String appId) {
        if (appId.length() <= LONGEST && PACKAGE.matcher(appId).matches()) {
            return Optional.empty();
        }
        Matcher link = PACKAGE_IN_LINK.matcher(appId);
        String fix = "";
        if (link.find()) {
            fix = "; use " + link.group(1);
        } else if (NUMBER.matcher(appId).matches()) {
            fix = "; a number is an app of GAMMA_APP_STORE";
        }
        return Optional.of(new Violation(
                POINTER,
                AppCampaignRule.APP_ID_1.id(),
                "must be a package name such as com.example.app in ALPHA_APP_STORE" + fix));
    }

    private static Optional<Violation> gamma(String appId) {
        if (NUMBER.matcher(appId).matches()) {
            return Optional.empty();
        }
        Matcher number = NUMBER_AFTER_ID.matcher(appId);
        String fix = "";
        if (number.find()) {
            fix = "; use " + number.group(1);
        } else if (PACKAGE.matcher(appId).matches()) {
            fix = "; a package name is an app of ALPHA_APP_STORE, or take the number out of the app's page address";
        }
        return Optional.of(new Violation(
                POINTER,
                AppCampaignRule.APP_ID_2.id(),
                "must be the app's number, 5 to 20 digits, in GAMMA_APP_STORE" + fix));
    }
}
