package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.DayRange;
import java.util.List;
import java.util.Optional;

/**
 * Tells whether there is such an ad group, and in the campaign asked for. The platform's report knows that of every ad
 * group that was ever shown; an idle one is taken for what its keywords say.
 */
final class AdGroupCheck {

    private final AlphaAccountReads reads;
    private final GetAlphaKeywords arguments;

    AdGroupCheck(AlphaAccountReads reads, GetAlphaKeywords arguments) {
        this.reads = reads;
        this.arguments = arguments;
    }

    /** Returns whether the campaign asked for, if any, is known to be the ad group's. */
    Outcome<Boolean> verify(List<AlphaKeyword> keywords, DayRange days) {
        if (arguments.campaignId() == null && !keywords.isEmpty()) {
            return Outcome.completed(true);
        }
        AlphaReport report = new AlphaReport(AlphaReport.Level.AD_GROUP, days, List.of(), false, null);
        return reads.report(report).flatMap(rows -> verify(keywords, campaign(rows)));
    }

    private Optional<String> campaign(List<AlphaReport.Row> rows) {
        for (AlphaReport.Row row : rows) {
            if (row.campaign() != null
                    && row.adGroup() != null
                    && row.adGroup().id().equals(arguments.adGroupId())) {
                return Optional.of(row.campaign().id());
            }
        }
        return Optional.empty();
    }

    private Outcome<Boolean> verify(List<AlphaKeyword> keywords, Optional<String> campaign) {
        String wanted = arguments.campaignId();
        if (campaign.isEmpty()) {
            return keywords.isEmpty()
                    ? notFound(
                            "The account has no ad group " + arguments.adGroupId() + " with keywords or impressions.")
                    : Outcome.completed(false);
        }
        return wanted == null || wanted.equals(campaign.get())
                ? Outcome.completed(true)
                : notFound("The campaign " + wanted + " has no ad group " + arguments.adGroupId() + ".");
    }

    private static Outcome<Boolean> notFound(String message) {
        return Outcome.failed(ToolError.of(ErrorCode.NOT_FOUND, message));
    }
}
