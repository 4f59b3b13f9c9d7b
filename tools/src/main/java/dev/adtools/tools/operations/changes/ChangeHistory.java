package dev.adtools.tools.operations.changes;

import dev.adtools.api.CallContext;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The writes that this service let go, as its audit trail has them. */
public interface ChangeHistory {

    /**
     * Finds changes.
     *
     * @param query which
     * @param viewer the call whose caller may see them; null for what the service itself looks up
     * @return the changes, newest first and those of one moment by falling id; as many as wanted unless there are no more
     */
    List<RecordedChange> find(ChangeQuery query, @Nullable CallContext viewer);
}
