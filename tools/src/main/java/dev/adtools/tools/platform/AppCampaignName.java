package dev.adtools.tools.platform;

/** Rules of alpha for the name of a campaign. */
public final class AppCampaignName {

    private static final int LONGEST = 255;

    private AppCampaignName() {}

    /** Returns whether a trimmed name has 1 to 255 characters. */
    public static boolean hasLength(String name) {
        return !name.isEmpty() && name.codePointCount(0, name.length()) <= LONGEST;
    }

    /** Returns whether a name has no NUL, line feed or carriage return. */
    public static boolean isOneLine(String name) {
        return name.chars().noneMatch(c -> c == 0 || c == '\n' || c == '\r');
    }
}
