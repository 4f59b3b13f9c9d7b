package dev.adtools.tools.operations.changes;

import java.util.List;

/** The writes that this service let go, as its audit trail has them. */
public interface ChangeHistory {

    /**
     * Finds changes.
     *
     * @param query which
     * @return the changes, newest first and those of one moment by falling id; as many as wanted unless there are no more
     */
    List<RecordedChange> find(ChangeQuery query);
}
