package dev.adtools.server.audit;

import dev.adtools.tools.operations.changes.ChangeQuery;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Position of a record: its time, and then its chain.
 *
 * @param at its time in epoch milliseconds
 * @param chain its chain
 * @param seq its number in the chain
 */
record RecordPosition(long at, String chain, long seq) {

    private static final Pattern ID = Pattern.compile("([a-z0-9-]{1,64})/([0-9]{1,18})");

    /** Returns the place behind which a list goes on; behind everything for its beginning. */
    static RecordPosition before(ChangeQuery.@Nullable Position position) {
        if (position == null) {
            return new RecordPosition(Long.MAX_VALUE, "", 0);
        }
        long at = position.at().toEpochMilli();
        Matcher id = ID.matcher(position.id());
        return id.matches()
                ? new RecordPosition(at, id.group(1), Long.parseLong(id.group(2)))
                : new RecordPosition(at, "", 0);
    }

    /** Returns the record's id for those who find it in a list. */
    String id() {
        return chain + "/" + seq;
    }
}
