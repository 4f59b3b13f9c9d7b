package dev.adtools.tools.alpha.keywords;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.report.ReportScope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Filter for the wanted keywords. */
final class KeywordFilter {

    private final GetAlphaKeywords arguments;

    KeywordFilter(GetAlphaKeywords arguments) {
        this.arguments = arguments;
    }

    List<MeasuredKeyword> matching(List<MeasuredKeyword> all) {
        return all.stream().filter(this::matches).toList();
    }

    private boolean matches(MeasuredKeyword row) {
        AlphaKeyword keyword = row.keyword();
        List<KeywordMatchType> types = arguments.matchType();
        return (arguments.includeNegatives() || !keyword.negative())
                && OwnerStatus.isWanted(keyword.status(), arguments.status())
                && (types == null || types.stream().anyMatch(type -> type.is(keyword.matchType())))
                && row.metrics().impressions() >= arguments.minImpressions();
    }

    /** Returns what tells this list from others; limit and raw_data do not change what the list is. */
    String query(ReportScope<AlphaCustomer> scope) {
        return String.join(
                "\n",
                "get_alpha_keywords",
                scope.account().id().value(),
                arguments.adGroupId(),
                String.valueOf(arguments.campaignId()),
                words(arguments.matchType()),
                words(arguments.status()),
                Boolean.toString(arguments.includeNegatives()),
                arguments.includeMetrics() ? scope.days().toString() : "",
                Long.toString(arguments.minImpressions()),
                arguments.sort().toString());
    }

    private static String words(@Nullable List<? extends Enum<?>> words) {
        return words == null
                ? ""
                : words.stream().map(Enum::name).distinct().sorted().toList().toString();
    }
}
