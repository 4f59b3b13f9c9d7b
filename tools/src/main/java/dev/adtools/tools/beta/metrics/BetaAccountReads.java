package dev.adtools.tools.beta.metrics;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.ReportScope;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** The numbers that one call reads of one account. */
public final class BetaAccountReads {

    private static final int MONTHS_KEPT = 37;

    private final BetaAds ads;
    private final CallContext context;
    private ReadPath path = ReadPath.PAGES;

    /**
     * Reads for a call.
     *
     * @param ads the platform
     * @param context the call
     */
    public BetaAccountReads(BetaAds ads, CallContext context) {
        this.ads = ads;
        this.context = context;
    }

    /** Reads an account, and tells which of its days a period is. */
    public Outcome<ReportScope<BetaAccount>> scope(BetaAccountId id, Period period, boolean comparePrevious) {
        return in(id).flatMap(it -> it.account().outcome(Mode.READ))
                .flatMap(account -> scope(account, period, comparePrevious));
    }

    private Outcome<BetaAds.InAccount> in(BetaAccountId id) {
        return context.grant(id).map(granted -> ads.in(granted, context.deadline()));
    }

    /** Tells which of an account's days a period is; the platform must still keep numbers of all days to be read. */
    public Outcome<ReportScope<BetaAccount>> scope(BetaAccount account, Period period, boolean comparePrevious) {
        List<Violation> violations = new ArrayList<>();
        DayRange days = period.days(context.now(), account.timezone(), violations);
        LocalDate today =
                Preset.TODAY.days(context.now(), account.timezone(), violations).until();
        LocalDate oldest = today.minusMonths(MONTHS_KEPT);
        if (days.since().isBefore(oldest)) {
            violations.add(ReportRule.BETA_DAYS_1.at(
                    "/date_range", "must not begin before " + oldest + ": the platform keeps numbers for 37 months"));
        } else if (comparePrevious && period.before(days).since().isBefore(oldest)) {
            violations.add(ReportRule.BETA_DAYS_1.at(
                    "/compare_previous",
                    "must be false for these days: those before them begin before " + oldest
                            + ", and the platform keeps numbers for 37 months"));
        }
        return violations.isEmpty()
                ? Outcome.completed(new ReportScope<>(
                        account,
                        account.currency(),
                        BetaCurrency.of(account.currency())
                                .map(BetaCurrency::minorDigits)
                                .orElse(null),
                        days,
                        period.before(days),
                        today,
                        Period.isZoneKnown(account.timezone())))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    /** Lists the campaigns of an account, whatever their status is. */
    public Outcome<List<BetaCampaign>> campaigns(BetaAccount account) {
        return in(account.id())
                .flatMap(it -> it.campaigns(EnumSet.allOf(CampaignStatus.class)).outcome(Mode.READ));
    }

    /** Reads the rows of numbers. */
    public Outcome<List<BetaReport.Row>> report(BetaAccount account, BetaReport report) {
        return numbers(account, report).map(BetaReportAnswer::rows);
    }

    /** Reads numbers. */
    public Outcome<BetaReportAnswer> numbers(BetaAccount account, BetaReport report) {
        return in(account.id())
                .flatMap(it -> it.numbers(report).outcome(Mode.READ))
                .map(answer -> {
                    path = path.or(answer.path());
                    return answer;
                });
    }

    /** Returns the way that was tried latest among all reports of this call. */
    public ReadPath path() {
        return path;
    }
}
