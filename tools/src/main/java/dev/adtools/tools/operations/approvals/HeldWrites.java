package dev.adtools.tools.operations.approvals;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import java.util.List;
import java.util.Optional;

/** The writes that wait for approval, or did. */
public interface HeldWrites {

    /**
     * Lists the writes that principals of one owner asked for.
     *
     * @param viewer the call that asks; its owner's are listed
     * @param status only those of this status, if there is one
     * @param most how many at most, the newest
     * @return the writes, in any order
     */
    List<HeldWrite> ofOwner(CallContext viewer, Optional<ActionStatus> status, int most);

    /**
     * Returns a write that a principal of the caller's owner asked for.
     *
     * @param id the action, {@code pa_…}
     * @param viewer the call that asks
     * @return the write; {@code NOT_FOUND} for one of another owner or outside the caller's limits
     */
    Outcome<HeldWrite> find(String id, CallContext viewer);

    /**
     * Withdraws a write of the caller's owner that was not sent yet, approved or not.
     *
     * @param withdrawal the plan
     * @param context the call; its reason is kept with the end of the action
     * @return the write, withdrawn; {@code NOT_FOUND} as by {@link #find}, {@code PENDING_ACTION_NOT_PENDING} when it was sent
     *     or has ended
     */
    Outcome<HeldWrite> withdraw(Withdrawal withdrawal, CallContext context);
}
