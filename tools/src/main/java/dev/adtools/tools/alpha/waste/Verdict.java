package dev.adtools.tools.alpha.waste;

/** Verdict on cost without conversion. */
enum Verdict {
    /** It was for nothing, and can be stopped. */
    WASTED,
    /** Its campaign has no conversion at all, which may be the tracking. */
    UNTRACKED,
    /** It is the own brand or an own keyword. */
    PROTECTED,
    /** It is stopped already. */
    STOPPED,
    /** It is too little to tell. */
    BELOW_THRESHOLD
}
