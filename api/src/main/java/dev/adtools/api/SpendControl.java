package dev.adtools.api;

/** Control of what a write tool may spend, or the reason why it needs none. */
public enum SpendControl {
    /** Nothing was said. Right for reads and validations; a compile error on a write. */
    UNDECLARED("none", "none"),
    /** The write cannot cause spend; stopping spend is of this kind and never waits. */
    NONE("none", "none"),
    /** The write changes only what the service itself keeps: no platform hears of it, and it works on no account. */
    LOCAL("local", "none"),
    /** Objects are created paused, or wait for approval: the tool has the argument {@code execution_mode}. */
    PAUSED_OR_APPROVAL("paused_or_approval", "on_request"),
    /** Every call waits for approval. */
    STAGED("staged", "always"),
    /** The tool runs other tools, each under its own control. */
    DELEGATED("delegated", "per_step");

    private final String wireName;
    private final String approval;

    SpendControl(String wireName, String approval) {
        this.wireName = wireName;
        this.approval = approval;
    }

    /** {@return the declaration's name in the catalog's annotations} */
    public String wireName() {
        return wireName;
    }

    /**
     * {@return when a call waits for approval: {@code none}, {@code on_request}, {@code always} or {@code per_step}}
     */
    public String approval() {
        return approval;
    }

    /** {@return whether a write of this kind sends something to a platform itself, and must be let go to do so} */
    public boolean reachesPlatform() {
        return this != DELEGATED && this != LOCAL;
    }

    /** {@return whether a write of this kind can move money} */
    public boolean affectsSpend() {
        return this == PAUSED_OR_APPROVAL || this == STAGED || this == DELEGATED;
    }
}
