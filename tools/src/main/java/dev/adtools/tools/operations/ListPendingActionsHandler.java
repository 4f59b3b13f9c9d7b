package dev.adtools.tools.operations;

import dev.adtools.api.AnyAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.tools.operations.approvals.ActionRows;
import dev.adtools.tools.operations.approvals.HeldWrite;
import dev.adtools.tools.operations.approvals.HeldWrites;
import dev.adtools.tools.operations.approvals.PendingActionList;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.paging.PageRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists what the caller's owner asked for, as far as the caller may use the accounts. */
public final class ListPendingActionsHandler implements ReadHandler<ListPendingActions, PendingActionList> {

    /** Number of actions that the list goes back: as many as one principal may have open. */
    private static final int MOST = 1_000;

    private static final Comparator<PageKey> NEWEST_FIRST =
            Comparator.comparing(PageKey::sort).thenComparing(PageKey::id).reversed();

    private final HeldWrites writes;

    public ListPendingActionsHandler(HeldWrites writes) {
        this.writes = writes;
    }

    @Override
    public Outcome<PendingActionList> read(ListPendingActions arguments, CallContext context) {
        List<HeldWrite> wanted = writes.ofOwner(context, Optional.ofNullable(arguments.status()), MOST).stream()
                .filter(write -> context.mayUse(write.target().account()))
                .filter(write -> isWanted(write, arguments, context.now()))
                .toList();
        return new PageRequest(query(arguments), arguments.limit(), arguments.cursor())
                .cut(wanted, ListPendingActionsHandler::key, NEWEST_FIRST)
                .map(page -> answer(page, wanted.size()));
    }

    private static boolean isWanted(HeldWrite write, ListPendingActions arguments, Instant now) {
        AnyAccountId account = arguments.accountId();
        return isOrAny(arguments.id(), write.id())
                && isOrAny(arguments.tool(), write.target().tool())
                && (account == null
                        || account.accounts().contains(write.target().account()))
                && (arguments.olderThan() == null
                        || !write.times().createdAt().isAfter(now.minus(Duration.parse(arguments.olderThan()))));
    }

    private static boolean isOrAny(@Nullable String wanted, String found) {
        return wanted == null || wanted.equals(found);
    }

    private static PageKey key(HeldWrite write) {
        // Thirteen digits until the year 2286, so that texts sort as the moments do.
        return new PageKey(Long.toString(write.times().createdAt().toEpochMilli()), write.id());
    }

    private static String query(ListPendingActions arguments) {
        AnyAccountId account = arguments.accountId();
        return String.join(
                " ",
                "list_pending_actions",
                String.valueOf(arguments.id()),
                String.valueOf(arguments.status()),
                account == null ? "null" : account.accounts().toString(),
                String.valueOf(arguments.tool()),
                String.valueOf(arguments.olderThan()));
    }

    private static PendingActionList answer(Page<HeldWrite> page, int total) {
        return new PendingActionList(
                page.rows().stream().map(ActionRows::of).toList(), total, page.hasMore(), page.nextCursor());
    }
}
