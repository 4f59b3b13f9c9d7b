package dev.adtools.tools.operations.approvals;

import dev.adtools.api.CallContext;
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
}
