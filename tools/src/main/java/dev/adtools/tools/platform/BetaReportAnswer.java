package dev.adtools.tools.platform;

import java.math.BigDecimal;
import java.util.List;

/**
 * Answer to a query for numbers of a beta account.
 *
 * @param rows the rows
 * @param ofAccount the rows of the whole account on the same days; empty unless they were asked for
 * @param otherActions the actions that count under another choice of conversions and have no number of their own
 * @param path how the rows were read; rows of joined ranges have no reach
 */
public record BetaReportAnswer(
        List<BetaReport.Row> rows, List<BetaReport.Row> ofAccount, List<OtherAction> otherActions, ReadPath path) {

    public BetaReportAnswer {
        rows = List.copyOf(rows);
        ofAccount = List.copyOf(ofAccount);
        otherActions = List.copyOf(otherActions);
    }

    /**
     * Actions of one name that were not counted.
     *
     * @param action the platform's name of them
     * @param conversion the conversions that they count as
     * @param count how many
     */
    public record OtherAction(String action, BetaConversion conversion, BigDecimal count) {}
}
