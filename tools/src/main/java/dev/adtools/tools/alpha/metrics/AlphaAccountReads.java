package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All reads that one call makes of one account.
 *
 * @param ads the platform
 * @param scope the account
 * @param context the call
 */
public record AlphaAccountReads(AlphaAds ads, AlphaScope scope, CallContext context) {

    /** Reads the account itself; one that has no campaigns to read is refused. */
    public Outcome<AlphaCustomer> customer() {
        return read(AlphaAds.InAccount::customer).flatMap(AlphaAccountReads::readable);
    }

    private static Outcome<AlphaCustomer> readable(AlphaCustomer customer) {
        if (!customer.enabled()) {
            return ReadRule.ALPHA_ACCOUNT_1.broken(
                    "/account_id", "must be an enabled account, this one is " + customer.status());
        }
        return customer.manager()
                ? ReadRule.ALPHA_ACCOUNT_2.broken(
                        "/account_id",
                        "must not be a manager account, which holds no campaigns; give one of its client accounts and"
                                + " this one as login_customer_id")
                : Outcome.completed(customer);
    }

    /** Reads the account, and tells which of its days a period is. */
    public Outcome<ReportScope<AlphaCustomer>> scope(Period period) {
        return customer().flatMap(customer -> {
            List<Violation> violations = new ArrayList<>();
            DayRange days = period.days(context.now(), customer.timezone(), violations);
            DayRange today = Preset.TODAY.days(context.now(), customer.timezone(), violations);
            return violations.isEmpty()
                    ? Outcome.completed(new ReportScope<>(
                            customer,
                            customer.currency().code(),
                            customer.currency().minorDigits(),
                            days,
                            period.before(days),
                            today.until(),
                            Period.knowsZone(customer.timezone())))
                    : Outcome.failed(ToolError.ruleViolation(violations));
        });
    }

    /** Lists all campaigns, removed ones too. */
    public Outcome<List<AlphaCampaign>> campaigns() {
        return read(AlphaAds.InAccount::campaigns);
    }

    /** Reads one campaign; {@code NOT_FOUND} when the account has none of that id. */
    public Outcome<AlphaCampaign> campaign(String id) {
        return read(it -> it.campaign(id))
                .flatMap(found -> found.map(Outcome::completed)
                        .orElseGet(() -> Outcome.failed(
                                ToolError.of(ErrorCode.NOT_FOUND, "The account has no campaign " + id + "."))));
    }

    /** Lists all criteria of a campaign. */
    public Outcome<List<AlphaCriterion>> criteria(String campaignId) {
        return read(it -> it.criteria(campaignId));
    }

    /** Reads what places are called, by id. */
    public Outcome<Map<String, AlphaPlace>> places(List<String> ids) {
        return read(it -> it.places(ids));
    }

    /** Reads the codes of languages, by id. */
    public Outcome<Map<String, String>> languages(List<String> ids) {
        return read(it -> it.languages(ids));
    }

    /** Lists all ad groups, or those of one campaign. */
    public Outcome<List<AlphaAdGroup>> adGroups(@Nullable String campaignId) {
        return read(it -> it.adGroups(campaignId));
    }

    /** Lists all keywords of an ad group. */
    public Outcome<List<AlphaKeyword>> keywords(String adGroupId) {
        return read(it -> it.keywords(adGroupId));
    }

    /** Reads what the keywords of an ad group did, by id. */
    public Outcome<Map<String, AlphaMetrics>> keywordMetrics(String adGroupId, DayRange days) {
        return read(it -> it.keywordMetrics(adGroupId, days));
    }

    /** Lists what people searched for. */
    public Outcome<List<AlphaSearchTerm>> searchTerms(SearchTermQuery terms) {
        return read(it -> it.searchTerms(terms));
    }

    /** Passes where something was found; where nothing was, the account must have the campaign and the ad group. */
    public <T> Outcome<T> foundIn(@Nullable String campaignId, @Nullable String adGroupId, T found, boolean isAny) {
        return isAny
                ? Outcome.completed(found)
                : (campaignId == null
                                ? Outcome.completed(true)
                                : campaign(campaignId).map(campaign -> true))
                        .flatMap(exists -> exists(campaignId, adGroupId))
                        .map(exists -> found);
    }

    private Outcome<Boolean> exists(@Nullable String campaignId, @Nullable String adGroupId) {
        return adGroupId == null
                ? Outcome.completed(true)
                : adGroups(campaignId)
                        .flatMap(all ->
                                all.stream().anyMatch(found -> found.id().equals(adGroupId))
                                        ? Outcome.completed(true)
                                        : Outcome.failed(ToolError.of(
                                                ErrorCode.NOT_FOUND,
                                                "The " + (campaignId == null ? "account" : "campaign")
                                                        + " has no ad group " + adGroupId + ".")));
    }

    /** Reads what one campaign cost over some days, in micros, for a write that counts it. */
    public Outcome<Long> cost(String campaignId, DayRange days) {
        AlphaReport report = new AlphaReport(AlphaReport.Level.CAMPAIGN, days, List.of(campaignId), false, null);
        return in().flatMap(it -> it.report(report).outcome(Mode.WRITE))
                .flatMap(rows -> AlphaMetric.sums(
                        rows.stream().map(AlphaReport.Row::metrics).toList()))
                .map(AlphaMetrics::costMicros);
    }

    /** Reads numbers. */
    public Outcome<List<AlphaReport.Row>> report(AlphaReport report) {
        return read(it -> it.report(report));
    }

    private <T> Outcome<T> read(Function<AlphaAds.InAccount, PlatformResult<T>> read) {
        return in().flatMap(it -> read.apply(it).outcome(Mode.READ));
    }

    private Outcome<AlphaAds.InAccount> in() {
        return context.grant(scope.accountId())
                .map(granted -> ads.in(granted, scope.loginCustomerId(), context.deadline()));
    }
}
