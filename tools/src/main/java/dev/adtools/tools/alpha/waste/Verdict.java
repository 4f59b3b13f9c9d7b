package dev.adtools.tools.alpha.waste;

/** Verdict on cost without conversion. */
enum Verdict {
    /** Cost that was for nothing, and can be stopped. */
    WASTED,
    /** Cost in a campaign that has no conversion at all, which may be the tracking. */
    UNTRACKED,
    /** Cost of the own brand or of an own keyword. */
    PROTECTED,
    /** Cost that is stopped already. */
    STOPPED,
    /** Cost that is too little to tell. */
    BELOW_THRESHOLD
}
