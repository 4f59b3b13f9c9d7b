package dev.adtools.tools.platform;

import java.util.List;

/**
 * Answer to a query for numbers of a beta account.
 *
 * @param rows the rows
 * @param ofAccount the rows of the whole account on the same days; empty unless they were asked for
 */
public record BetaReportAnswer(List<BetaReport.Row> rows, List<BetaReport.Row> ofAccount) {

    public BetaReportAnswer {
        rows = List.copyOf(rows);
        ofAccount = List.copyOf(ofAccount);
    }
}
