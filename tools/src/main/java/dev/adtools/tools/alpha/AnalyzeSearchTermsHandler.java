package dev.adtools.tools.alpha;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.searchterms.AccountState;
import dev.adtools.tools.alpha.searchterms.Analysis;
import dev.adtools.tools.alpha.searchterms.AnalysisInsight;
import dev.adtools.tools.alpha.searchterms.AnalysisOptions;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.alpha.searchterms.ReadRows;
import dev.adtools.tools.alpha.searchterms.RowOrigin;
import dev.adtools.tools.alpha.searchterms.SearchTermsAnswer;
import dev.adtools.tools.alpha.searchterms.TermLists;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.report.Insight;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rows, from the caller or the platform, and answers what they suggest. */
public final class AnalyzeSearchTermsHandler implements ReadHandler<AnalyzeSearchTerms, SearchTermsAnswer> {

    // With given rows the account's own today is not known; here it is tomorrow first.
    private static final String EARLIEST_DAY = "Pacific/Kiritimati";

    private final AlphaAds ads;

    public AnalyzeSearchTermsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<SearchTermsAnswer> read(AnalyzeSearchTerms arguments, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        List<JsonObject> given = arguments.rows();
        if (given != null) {
            return given(arguments, given, period, context, violations);
        } else if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads =
                new AlphaAccountReads(ads, new AlphaScope(arguments.accountId(), arguments.loginCustomerId()), context);
        return new FetchedTerms(arguments, reads)
                .read(period)
                .map(terms -> answer(arguments, terms.rows(), terms.lists(), terms.state()));
    }

    private Outcome<SearchTermsAnswer> given(
            AnalyzeSearchTerms arguments,
            List<JsonObject> given,
            Period period,
            CallContext context,
            List<Violation> violations) {
        DayRange range = period.days(context.now(), EARLIEST_DAY, violations);
        LocalDate today = context.now().atZone(ZoneId.of(EARLIEST_DAY)).toLocalDate();
        JudgedDays days = JudgedDays.of(range, today, arguments.conversionLagDays());
        ReadRows rows = ReadRows.of(
                given,
                arguments.currency(),
                arguments.campaignId(),
                arguments.adGroupId(),
                origin(arguments.dateRange(), days),
                violations);
        return violations.isEmpty()
                ? compared(arguments, rows, context)
                        .map(read -> answer(arguments, read, lists(arguments), AccountState.UNKNOWN))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    // What is given can be judged without the platform, so that a failure only leaves the comparison out.
    private Outcome<ReadRows> compared(AnalyzeSearchTerms arguments, ReadRows rows, CallContext context) {
        String stated = rows.currency();
        if (stated == null) {
            return Outcome.completed(rows);
        }
        return context.grant(arguments.accountId())
                .flatMap(granted -> ads.in(granted, arguments.loginCustomerId(), CostShare.readBy(context))
                        .customer()
                        .outcome(Mode.READ))
                .fold(
                        account -> FetchedTerms.otherCurrency(
                                        arguments, stated, account.currency().code())
                                .<Outcome<ReadRows>>map(Outcome::failed)
                                .orElseGet(() -> Outcome.completed(rows)),
                        failure -> {
                            rows.note(Insight.of(
                                    AnalysisInsight.CURRENCY_UNCOMPARED,
                                    "Whether the account's currency is " + stated
                                            + " was not compared: the account could not be read (" + failure.code()
                                            + ")."));
                            return Outcome.completed(rows);
                        });
    }

    // Rows are sums of days, so that recent ones can only be set aside when all of them are.
    private static RowOrigin origin(@Nullable Period stated, JudgedDays days) {
        boolean isAllRecent = stated != null && days.lagDays() > 0 && days.areAllRecent();
        boolean isOld = stated != null && days.recent().isEmpty();
        String late = "Conversions may come " + days.lagDays() + " days after the click (conversion_lag_days): ";
        List<Insight> notes = isOld || days.lagDays() == 0
                ? List.of()
                : List.of(Insight.of(
                        AnalysisInsight.RECENT_DAYS,
                        isAllRecent
                                ? late + "no day of the period can be judged yet, so nothing is excluded."
                                : late + "leave the last " + days.lagDays()
                                        + " days out of rows before you exclude what they suggest."));
        return new RowOrigin(stated == null ? null : stated.toJson(), null, isAllRecent ? days : null, notes);
    }

    private static TermLists lists(AnalyzeSearchTerms arguments) {
        return new TermLists(
                arguments.brandTerms(),
                arguments.protectedTerms(),
                arguments.existingKeywords(),
                arguments.existingNegatives());
    }

    private static SearchTermsAnswer answer(
            AnalyzeSearchTerms arguments, ReadRows rows, TermLists lists, AccountState state) {
        AnalysisOptions options =
                new AnalysisOptions(arguments.targetCpaMicros(), lists, state, arguments.minClicks(), arguments.topN());
        Analysis analysis = Analysis.of(rows, options);
        String account = arguments.accountId().value();
        return arguments.rawData() ? analysis.table(account) : analysis.report(account);
    }
}
