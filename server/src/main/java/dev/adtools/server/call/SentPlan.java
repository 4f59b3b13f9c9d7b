package dev.adtools.server.call;

import dev.adtools.api.spi.ArgumentReader;

/** A write that was sent once, read back from where it is kept. */
public final class SentPlan {

    private final CallMetadata metadata;
    private final String principal;
    private final String tool;
    private final String world;
    private final byte[] plan;
    private final byte[] answerIfFound;

    /**
     * Names what was sent.
     *
     * @param metadata the call that sent it
     * @param principal who called
     * @param tool the tool's name
     * @param world the id of the world that it was sent to
     * @param plan the plan's canonical bytes
     * @param answerIfFound what it answers once it is found, without its result
     */
    public SentPlan(
            CallMetadata metadata, String principal, String tool, String world, byte[] plan, byte[] answerIfFound) {
        this.metadata = metadata;
        this.principal = principal;
        this.tool = tool;
        this.world = world;
        this.plan = plan.clone();
        this.answerIfFound = answerIfFound.clone();
    }

    /** Returns the tool's name. */
    public String tool() {
        return tool;
    }

    CallMetadata metadata() {
        return metadata;
    }

    String principal() {
        return principal;
    }

    boolean isOf(PlatformEnvironment now) {
        return now.id().equals(world);
    }

    ArgumentReader planReader() {
        return new ArgumentReader(plan, 0);
    }

    ArgumentReader answerReader() {
        return new ArgumentReader(answerIfFound, 0);
    }
}
