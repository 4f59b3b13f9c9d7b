package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.rules.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The rows of a call: those that can be used, and those that cannot. */
public final class ReadRows {

    private final List<TermRow> now = new ArrayList<>();
    private final List<TermRow> before = new ArrayList<>();
    private final List<RejectedRow> rejected = new ArrayList<>();
    private final Set<String> currencies = new TreeSet<>();
    private RowOrigin origin;
    private Counts sums = Counts.NONE;
    private @Nullable String currency;
    private @Nullable AlphaMetrics account;

    private ReadRows(@Nullable String currency, RowOrigin origin) {
        this.currency = currency;
        this.origin = origin;
    }

    /**
     * Reads rows.
     *
     * @param given the argument {@code rows}
     * @param currency the currency of all amounts, where the caller states it
     * @param campaignId the only campaign wanted, if any
     * @param adGroupId the only ad group wanted, if any
     * @param origin where the rows come from
     * @param violations gets what is wrong with the rows as a whole
     */
    public static ReadRows of(
            List<JsonObject> given,
            @Nullable String currency,
            @Nullable String campaignId,
            @Nullable String adGroupId,
            RowOrigin origin,
            List<Violation> violations) {
        ReadRows read = new ReadRows(currency, origin);
        List<Node> items = Node.of("/rows", JsonArray.of(given)).items();
        for (int index = 0; index < items.size(); index++) {
            read.add(index, items.get(index), campaignId, adGroupId);
        }
        read.agreeOnCurrency(violations);
        read.limitTotals(violations);
        return read;
    }

    /**
     * Takes rows that the platform gave.
     *
     * @param judged those of the days that are old enough to be judged
     * @param recent those of the other days
     * @param before those of the period before
     * @param account what the whole account did in the period
     * @param currency the account's currency
     * @param origin where the rows come from
     */
    public static ReadRows fetched(
            List<AlphaSearchTerm> judged,
            List<AlphaSearchTerm> recent,
            List<AlphaSearchTerm> before,
            AlphaMetrics account,
            String currency,
            RowOrigin origin) {
        ReadRows read = new ReadRows(currency, origin);
        read.account = account;
        judged.forEach(term -> read.keep(FetchedRow.of(term, false, false)));
        recent.forEach(term -> read.keep(FetchedRow.of(term, false, true)));
        before.forEach(term -> read.keep(FetchedRow.of(term, true, false)));
        return read;
    }

    /** Returns whether it is known what was searched for in the period before. */
    boolean hasPrevious() {
        return origin.source() != null || !before.isEmpty();
    }

    /** Returns whether these are all that was searched for, and not what a caller chose. */
    boolean areWhole() {
        return origin.source() != null;
    }

    /** Adds what is worth knowing about the rows. */
    public void note(Insight note) {
        List<Insight> notes = new ArrayList<>(origin.notes());
        notes.add(note);
        origin = new RowOrigin(origin.period(), origin.source(), origin.days(), notes);
    }

    RowOrigin origin() {
        return origin;
    }

    /** Returns the rows of the period. */
    List<TermRow> now() {
        return now;
    }

    /** Returns the rows of the period before. */
    List<TermRow> before() {
        return before;
    }

    List<RejectedRow> rejected() {
        return rejected;
    }

    /** Returns the currency of all amounts; null when it is not known. */
    public @Nullable String currency() {
        return currency;
    }

    /** Returns what the whole account did in the period; null when rows were given and nothing was read. */
    @Nullable
    AlphaMetrics account() {
        return account;
    }

    private void add(int index, Node node, @Nullable String campaignId, @Nullable String adGroupId) {
        RowReader reader = new RowReader(node, currency);
        TermRow row = reader.read();
        String problem = reader.problem();
        if (problem == null && campaignId != null && !campaignId.equals(row.campaignId())) {
            problem = "is not of the campaign asked for";
        }
        if (problem == null && adGroupId != null && !adGroupId.equals(row.adGroupId())) {
            problem = "is not of the ad group asked for";
        }
        if (problem == null) {
            keep(row);
        } else {
            rejected.add(new RejectedRow(index, problem));
        }
    }

    private void keep(TermRow row) {
        if (row.text().isEmpty()) {
            return;
        }
        (row.previous() ? before : now).add(row);
        sums = sums.plus(row.counts());
        if (row.currency() != null) {
            currencies.add(row.currency());
        }
    }

    private void agreeOnCurrency(List<Violation> violations) {
        if (currencies.size() > 1) {
            violations.add(new Violation(
                    "/currency",
                    TermRule.ST_CUR_1.id(),
                    "the rows are in several currencies; state which one to look at"));
        } else if (currency == null && !currencies.isEmpty()) {
            currency = currencies.iterator().next();
        }
    }

    private void limitTotals(List<Violation> violations) {
        if (sums.costMicros() > StrictJson.MAX_INTEGER || Amounts.micros(sums.value()) > StrictJson.MAX_INTEGER) {
            violations.add(new Violation(
                    "/rows",
                    TermRule.ST_ROWS_2.id(),
                    "the rows cost, or are worth, more in all than can be counted exactly"));
        }
    }
}
