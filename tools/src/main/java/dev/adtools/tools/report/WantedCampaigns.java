package dev.adtools.tools.report;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The campaigns that a report is asked for; none stands for all.
 *
 * @param ids their ids, each once and in order
 */
public record WantedCampaigns(List<String> ids) {

    /** Reads the argument {@code campaign_ids}. */
    public static WantedCampaigns of(@Nullable List<String> ids) {
        return new WantedCampaigns(
                ids == null ? List.of() : ids.stream().distinct().sorted().toList());
    }

    /** Returns whether a campaign is asked for. */
    public boolean includes(String id) {
        return ids.isEmpty() || ids.contains(id);
    }

    /** Returns all but some. */
    public List<String> without(List<String> unknown) {
        return ids.stream().filter(id -> !unknown.contains(id)).toList();
    }

    /** Returns those that are not among what an account has; {@code NOT_FOUND} when none of them is. */
    public Outcome<List<String>> unknown(Collection<String> known) {
        List<String> unknown = ids.stream().filter(id -> !known.contains(id)).toList();
        return unknown.isEmpty() || unknown.size() < ids.size()
                ? Outcome.completed(unknown)
                : Outcome.failed(
                        ToolError.of(ErrorCode.NOT_FOUND, "The account has none of the campaigns in campaign_ids."));
    }

    /** Returns the same of a report with rows of some; what the account has is read only when others are asked for. */
    public Outcome<List<String>> unknown(List<String> withRows, Supplier<Outcome<List<String>>> known) {
        return withRows.containsAll(ids)
                ? Outcome.completed(List.of())
                : known.get()
                        .flatMap(all -> unknown(
                                Stream.concat(withRows.stream(), all.stream()).toList()));
    }
}
