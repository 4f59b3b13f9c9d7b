package dev.adtools.tools.alpha.video;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AlphaDocs;

/** Rules for video assets, with what it is about. */
public enum VideoRule implements Rule {
    VID_EMPTY_1(error("There is something to check.", SERVICE)),
    VID_URL_1(error("The address is that of a video on delta.", AlphaDocs.VIDEO_FORMATS)),
    VID_URL_2(info("The video is hosted on delta, public or unlisted; this is not verified.", AlphaDocs.VIDEO_FORMATS)),
    VID_DUR_1(error("The length is more than nothing, and possible on delta.", SERVICE)),
    VID_DUR_2(warning("The length fits a format.", AlphaDocs.VIDEO_FORMATS)),
    VID_TXT_0(info(
            "Texts are measured by their width on the screen: wide characters count twice.", AlphaDocs.DEMAND_GEN_AD)),
    VID_HL_1(error("The headline is there and not too wide.", AlphaDocs.DEMAND_GEN_SPECS)),
    VID_HL_2(error("The headline is not long enough to be a long headline.", AlphaDocs.DEMAND_GEN_SPECS)),
    VID_DESC_1(error("The description is there and not too wide.", AlphaDocs.DEMAND_GEN_SPECS)),
    VID_BN_1(error("The business name stands where it is needed and is not too wide.", AlphaDocs.DEMAND_GEN_AD)),
    VID_LOGO_1(error("The logo is square, large enough, and its file small enough.", AlphaDocs.DEMAND_GEN_SPECS)),
    VID_LOGO_2(error("The logo is an image that the platform takes.", AlphaDocs.DEMAND_GEN_AD)),
    VID_LOGO_3(info("Every member of the logo is one that a rule looks at.", SERVICE)),
    VID_LOGO_4(error("The logo's address uses TLS; it is never fetched.", SERVICE)),
    VID_EDIT_1(warning("The texts follow the editorial policy.", AlphaDocs.EDITORIAL));

    private final RuleDescription description;

    VideoRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
