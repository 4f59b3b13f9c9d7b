package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;
import java.util.List;

/** The actions of people that are counted as conversions on beta; each occurrence counts once, whichever row it is in. */
public enum BetaConversion {
    /** Purchases, leads and app installs together. */
    @JsonName("all")
    ALL,
    /** Purchases. */
    @JsonName("purchases")
    PURCHASES,
    /** Leads. */
    @JsonName("leads")
    LEADS,
    /** App installs. */
    @JsonName("app_installs")
    APP_INSTALLS;

    /** Description of an argument of this type. */
    public static final String DESCRIPTION =
            "What counts as a conversion. It does so in every row and sum: purchases, leads,"
                    + " app_installs, or all of them together.";

    /** Returns the single kinds of actions that it stands for. */
    public List<BetaConversion> kinds() {
        return this == ALL ? List.of(PURCHASES, LEADS, APP_INSTALLS) : List.of(this);
    }
}
