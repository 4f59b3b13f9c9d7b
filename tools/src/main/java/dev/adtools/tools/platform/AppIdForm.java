package dev.adtools.tools.platform;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms in which the stores name apps. */
public final class AppIdForm {

    private static final int LONGEST = 255;
    private static final Pattern PACKAGE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{5,20}");
    private static final Pattern PACKAGE_IN_LINK = Pattern.compile("[?&]id=([A-Za-z0-9_.]+)");
    private static final Pattern NUMBER_AFTER_ID = Pattern.compile("\\bid([0-9]{5,20})\\b");

    private AppIdForm() {}

    /** Returns whether a store names apps this way. */
    public static boolean fits(String appId, AppStore store) {
        return switch (store) {
            case ALPHA -> isPackage(appId);
            case GAMMA -> NUMBER.matcher(appId).matches();
        };
    }

    /** Returns how a store names apps, to follow "must be". */
    public static String expected(AppStore store) {
        return switch (store) {
            case ALPHA -> "a package name such as com.example.app in ALPHA_APP_STORE";
            case GAMMA -> "the app's number, 5 to 20 digits, in GAMMA_APP_STORE";
        };
    }

    /** Returns what an id that does not fit was probably meant to be. */
    public static Optional<String> hint(String appId, AppStore store) {
        return switch (store) {
            case ALPHA ->
                found(PACKAGE_IN_LINK, appId)
                        .or(() -> when(NUMBER.matcher(appId).matches(), "a number is an app of GAMMA_APP_STORE"));
            case GAMMA ->
                found(NUMBER_AFTER_ID, appId)
                        .or(() -> when(
                                isPackage(appId),
                                "a package name is an app of ALPHA_APP_STORE, or take the number out of the app's page"
                                        + " address"));
        };
    }

    private static Optional<String> found(Pattern pattern, String appId) {
        Matcher found = pattern.matcher(appId);
        return found.find() ? Optional.of("use " + found.group(1)) : Optional.empty();
    }

    private static Optional<String> when(boolean so, String hint) {
        return so ? Optional.of(hint) : Optional.empty();
    }

    // The length comes first: the pattern repeats a group, which takes a stack as deep as the text is long.
    private static boolean isPackage(String appId) {
        return appId.length() <= LONGEST && PACKAGE.matcher(appId).matches();
    }
}
