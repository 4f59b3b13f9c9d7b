package dev.adtools.tools.operations;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.changes.ChangeList;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.ChangeRows;
import dev.adtools.tools.operations.changes.RecordedChange;
import dev.adtools.tools.operations.events.Since;
import dev.adtools.tools.operations.events.SinceRule;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lists what the service changed in one account that the caller may use. */
public final class GetChangeHistoryHandler implements ReadHandler<GetChangeHistory, ChangeList> {

    private static final Since.Reach REACH = new Since.Reach(SinceRule.CHG_SINCE_1, 400);

    private final ChangeHistory changes;

    public GetChangeHistoryHandler(ChangeHistory changes) {
        this.changes = changes;
    }

    @Override
    public Outcome<ChangeList> read(GetChangeHistory arguments, CallContext context) {
        Set<AccountId> accounts = Set.copyOf(arguments.accountId().usable(context));
        if (accounts.isEmpty()) {
            return Outcome.failed(
                    ToolError.accountForbidden(arguments.accountId().value()));
        }
        List<Violation> violations = new ArrayList<>();
        Instant since = Since.read(arguments.since(), context.now(), REACH, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        PageRequest page = new PageRequest(query(arguments), arguments.limit(), arguments.cursor());
        return page.start(ChangeQuery.Position::of)
                .map(start -> page.of(find(arguments, accounts, since, start, context), ChangeQuery.Position::key))
                .map(found -> answer(found, since));
    }

    private static String query(GetChangeHistory arguments) {
        return String.join(
                " ",
                "get_change_history",
                arguments.accountId().accounts().toString(),
                String.valueOf(arguments.actor()),
                String.valueOf(arguments.entityId()));
    }

    private List<RecordedChange> find(
            GetChangeHistory arguments,
            Set<AccountId> accounts,
            Instant since,
            Optional<ChangeQuery.Position> start,
            CallContext context) {
        ChangeQuery.By by = new ChangeQuery.By(arguments.actor(), arguments.entityId());
        // One more than wanted tells whether another page follows.
        return changes.find(new ChangeQuery(accounts, since, by, start.orElse(null), arguments.limit() + 1), context);
    }

    private static ChangeList answer(Page<RecordedChange> page, Instant since) {
        return new ChangeList(
                page.rows().stream().map(ChangeRows::of).toList(), since.toString(), page.hasMore(), page.nextCursor());
    }
}
