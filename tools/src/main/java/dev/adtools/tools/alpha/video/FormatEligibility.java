package dev.adtools.tools.alpha.video;

import java.util.List;

/**
 * Eligibility of the video for one format.
 *
 * @param format the ad format
 * @param eligible whether the video's length is accepted
 * @param reasons why it is not accepted, or accepted with reservations
 */
public record FormatEligibility(VideoFormat format, boolean eligible, List<String> reasons) {

    /** Copies the list. */
    public FormatEligibility {
        reasons = List.copyOf(reasons);
    }
}
