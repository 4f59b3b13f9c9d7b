package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;

/** Every rule for video assets, with what it is about. */
public enum VideoRule {
    /** There is something to check. */
    VID_EMPTY_1,
    /** The address is that of a video on delta. */
    VID_URL_1,
    /** The video can be seen; never verified. */
    VID_URL_2,
    /** The length is possible. */
    VID_DUR_1,
    /** The formats that the length fits. */
    VID_DUR_2,
    /** Wide characters count twice. */
    VID_TXT_0,
    /** The headline is there and not too wide. */
    VID_HL_1,
    /** The headline is not in truth a long headline. */
    VID_HL_2,
    /** The description is there and not too wide. */
    VID_DESC_1,
    /** The business name stands where it is needed and is not too wide. */
    VID_BN_1,
    /** The logo is square, large enough, and its file small enough. */
    VID_LOGO_1,
    /** The logo is an image that the platform takes. */
    VID_LOGO_2,
    /** Members of the logo that no rule looks at. */
    VID_LOGO_3,
    /** The address of the logo uses TLS; never fetched. */
    VID_LOGO_4,
    /** The texts follow the editorial policy. */
    VID_EDIT_1;

    /** Returns the rule's id, for example VID-URL-1. */
    public String id() {
        return name().replace('_', '-');
    }

    /** Applies the rule. */
    public Check in(Checks checks) {
        return checks.rule(id());
    }

    /** Notes that the rule could not be applied. */
    public void skip(Checks checks) {
        checks.skip(id());
    }
}
