package dev.adtools.server.bench;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Alpha with one account, whose report has so many rows. */
final class FixedReport implements AlphaAds {

    private final List<AlphaReport.Row> rows;

    FixedReport(int count) {
        rows = IntStream.range(0, count).mapToObj(FixedReport::row).toList();
    }

    private static AlphaReport.Row row(int i) {
        return new AlphaReport.Row(
                null,
                new AlphaReport.Named(Long.toString(12_000_000_000L + i), "Search Hiking boots " + i, "ENABLED"),
                null,
                null,
                null,
                new AlphaMetrics(
                        40_000L + i,
                        900 + i % 500,
                        470_000_000L + 10_007L * i,
                        BigDecimal.valueOf(1250 + i % 700, 2),
                        BigDecimal.valueOf(98_765 + i, 2)));
    }

    List<AlphaReport.Row> rows() {
        return rows;
    }

    @Override
    public Source source() {
        return Source.SANDBOX;
    }

    @Override
    public boolean declaresEuPoliticalAdvertising() {
        return false;
    }

    @Override
    public PlatformResult<AlphaCustomer> customer(
            AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        return PlatformResult.answered(new AlphaCustomer(
                account, "Shop", AlphaCurrency.of("USD", 10_000), "America/New_York", "ENABLED", false));
    }

    @Override
    public PlatformResult<List<AlphaReport.Row>> report(
            AlphaAccountId account, @Nullable AlphaAccountId login, AlphaReport report, Instant deadline) {
        return PlatformResult.answered(rows);
    }

    @Override
    public PlatformResult<List<AlphaAccountId>> roots(Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaClient>> hierarchy(
            AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AppCampaign> checkAppCampaign(AppCampaign campaign, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<CreatedAppCampaign> createPausedAppCampaign(AppCampaign campaign, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(
            AppCampaign campaign, String mark, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AlphaStatusChange> checkCampaignStatus(AlphaStatusChange change, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AlphaStatusChange> setCampaignStatus(AlphaStatusChange change, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Optional<AlphaCampaign>> campaign(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AlphaContents> contents(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaCampaign>> campaigns(
            AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaCriterion>> criteria(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Map<String, AlphaPlace>> places(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Map<String, String>> languages(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaAdGroup>> adGroups(
            AlphaAccountId account, @Nullable AlphaAccountId login, @Nullable String campaignId, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaKeyword>> keywords(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, DayRange days, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaSearchTerm>> searchTerms(
            AlphaAccountId account, @Nullable AlphaAccountId login, SearchTermQuery terms, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }
}
