package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Planned;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Planned write that is about to be sent, or to be kept until someone approves it. */
public final class PlannedWrite {

    private final ToolCall call;
    private final Planned.Ready<?> planned;
    private final WriteTarget target;
    private final PlatformEnvironment world;
    private final byte[] plan;
    private final byte[] answerIfFound;

    /**
     * Takes a plan and its call.
     *
     * @param call the call, with the operation that it is to take
     * @param planned what the tool settled
     * @param world where it will be sent
     * @param plan the plan's canonical bytes
     * @param answerIfFound the {@code data} to answer should the platform's answer be lost and the write be found applied
     */
    PlannedWrite(
            ToolCall call, Planned.Ready<?> planned, PlatformEnvironment world, byte[] plan, byte[] answerIfFound) {
        this.call = call;
        this.planned = planned;
        // What is delegated or local names none, and does not depart.
        this.target = Objects.requireNonNull(planned.target(), "a write names its target");
        this.world = world;
        this.plan = plan.clone();
        this.answerIfFound = answerIfFound.clone();
    }

    /** Returns the call. */
    public ToolCall call() {
        return call;
    }

    /** Returns the operation that the call holds from when it is let go or staged. */
    public Claim claim() {
        return call.claimed();
    }

    /** Returns the tool. */
    public ToolDescriptor tool() {
        return call.descriptor();
    }

    /** Returns the environment to which it will be sent. */
    public PlatformEnvironment world() {
        return world;
    }

    /** Returns the account that the tool found. */
    public AccountId account() {
        return target.account();
    }

    /** Returns the object that is changed; null when it is made. */
    public @Nullable String entity() {
        return planned.entity();
    }

    /** Returns the object that is changed or made, with the names that people know. */
    public WriteTarget target() {
        return target;
    }

    /** Returns the changes, field by field. */
    public List<Change> diff() {
        return planned.diff();
    }

    /** Returns the figures that follow from what changes. */
    public List<Change> derived() {
        return planned.derived();
    }

    /** Returns the recent delivery of the object; null where it is not known. */
    public @Nullable RecentDelivery recent() {
        return planned.recent();
    }

    /** Returns the reason, in the caller's own words; null when it is not said. */
    public @Nullable String reason() {
        return call.reason();
    }

    /** Returns the warnings for whoever decides, one sentence each. */
    public List<String> warnings() {
        return planned.warnings();
    }

    /** Returns the money that moves; null when the tool cannot move any. */
    public @Nullable SpendEffect spend() {
        return spends() ? planned.spend() : null;
    }

    /** Returns the effect on daily spend, also of a write that only turns something off. */
    public SpendEffect effect() {
        return Objects.requireNonNull(planned.spend(), "a write on a platform has an effect");
    }

    /** Returns whether the tool can move money: turning something off cannot. */
    public boolean spends() {
        return tool().spend().affectsSpend();
    }

    /** Returns the approved plan; null when nothing had to be approved. */
    public @Nullable ApprovedPlan approved() {
        ServiceCall serviceCall = call.metadata().serviceCall();
        return serviceCall == null ? null : serviceCall.approved();
    }

    /** Returns the plan's canonical bytes. */
    public byte[] plan() {
        return plan.clone();
    }

    /** Returns the {@code data} to answer should the write be found applied later. */
    public byte[] answerIfFound() {
        return answerIfFound.clone();
    }
}
