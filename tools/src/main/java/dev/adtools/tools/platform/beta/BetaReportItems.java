package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.ReadPath;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads the rows of a report, in ever smaller parts where the platform gives up on a part: smaller pages, shorter ranges of
 * days, and a report that the platform prepares.
 *
 * @param paging reads pages
 * @param prepared has the platform prepare a report
 * @param parameters returns the parameters that ask for a report
 */
record BetaReportItems(
        BetaPaging paging, BetaAsyncReport prepared, Function<BetaReport, Map<String, String>> parameters) {

    private static final List<Integer> RANGES = List.of(30, 7, 1);

    /**
     * Rows of a report.
     *
     * @param items the rows, as the platform wrote them
     * @param path how they were read
     */
    record Items(List<JsonNode> items, ReadPath path) {}

    PlatformResult<Items> read(BetaAccountId account, BetaReport report, Instant deadline) {
        PlatformResult<Items> whole = pages(account, report, deadline);
        if (!isTooHeavy(whole)) {
            return whole;
        }
        PlatformResult<List<JsonNode>> ranges = ranges(account, report, deadline);
        return isTooHeavy(ranges)
                ? prepared.read(account, parameters.apply(report), deadline)
                        .map(items -> new Items(items, ReadPath.ASYNCHRONOUS_REPORT))
                : ranges.map(items ->
                        new Items(report.daily() ? items : BetaRangeJoin.join(items), ReadPath.SHORTER_RANGES));
    }

    private static boolean isTooHeavy(PlatformResult<?> result) {
        return result.fold(read -> false, BetaPaging::isTooHeavy);
    }

    private PlatformResult<Items> pages(BetaAccountId account, BetaReport report, Instant deadline) {
        return paging.read(account.value() + "/insights", parameters.apply(report), deadline)
                .map(pages -> new Items(pages.items(), pages.smaller() ? ReadPath.SMALLER_PAGES : ReadPath.PAGES));
    }

    // Only a range that is too heavy is split further.
    private PlatformResult<List<JsonNode>> ranges(BetaAccountId account, BetaReport report, Instant deadline) {
        long length = report.days().days();
        int shorter = RANGES.stream().filter(days -> days < length).findFirst().orElse(0);
        if (shorter == 0) {
            return PlatformResult.failed(BetaPaging.TOO_MUCH_FOR_A_PAGE);
        }
        List<JsonNode> items = new ArrayList<>();
        for (DayRange range : split(report.days(), shorter)) {
            BetaReport part = report.on(range);
            PlatformResult<List<JsonNode>> read = pages(account, part, deadline).map(Items::items);
            if (isTooHeavy(read)) {
                read = ranges(account, part, deadline);
            }
            if (!(read instanceof PlatformResult.Answered<List<JsonNode>> answered)) {
                return read;
            }
            items.addAll(answered.value());
        }
        return PlatformResult.answered(items);
    }

    private static List<DayRange> split(DayRange days, int length) {
        List<DayRange> ranges = new ArrayList<>();
        for (LocalDate since = days.since(); !since.isAfter(days.until()); since = since.plusDays(length)) {
            LocalDate until = since.plusDays(length - 1L);
            ranges.add(new DayRange(since, until.isAfter(days.until()) ? days.until() : until));
        }
        return ranges;
    }
}
