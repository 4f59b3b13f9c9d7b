package dev.adtools.server.console;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Latest changes of an account, or of one object in it, that the service made and a caller may see. */
public final class RecentChanges {

    private static final Duration REACH = Duration.ofDays(30);
    private static final int MOST = 10;

    private final ChangeHistory history;
    private final Clock clock;

    /** Finds them in a history, by a clock. */
    public RecentChanges(ChangeHistory history, Clock clock) {
        this.history = history;
        this.clock = clock;
    }

    /** Returns the changes of the last 30 days, ten at most, the newest first; null for any object of the account. */
    List<RecordedChange> of(Caller caller, AccountId account, @Nullable String entityId) {
        Visibility visible = new Visibility(caller.limits());
        ChangeQuery query = new ChangeQuery(
                Set.of(account), clock.instant().minus(REACH), new ChangeQuery.By(null, entityId), null, MOST);
        return history.find(query, null).stream()
                .filter(change ->
                        visible.shows(change.call().tool(), change.target().account()))
                .toList();
    }
}
