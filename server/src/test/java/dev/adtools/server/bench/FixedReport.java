package dev.adtools.server.bench;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.Sending;
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
    public PlatformResult<List<AlphaAccountId>> roots(Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<List<AlphaClient>> hierarchy(
            AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public @Nullable AlphaAccountId login(AlphaAccountId account, @Nullable AlphaAccountId login) {
        return login;
    }

    @Override
    public PlatformResult<AppCampaign> checkAppCampaign(Granted<AppCampaign> campaign, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<CreatedAppCampaign> createPausedAppCampaign(
            Granted<AppCampaign> campaign, Instant deadline, Sending sending) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(
            Granted<AppCampaign> campaign, String mark, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AlphaStatusChange> checkCampaignStatus(Granted<AlphaStatusChange> change, Instant deadline) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public PlatformResult<AlphaStatusChange> setCampaignStatus(
            Granted<AlphaStatusChange> change, Instant deadline, Sending sending) {
        throw new AssertionError("only a report is measured");
    }

    @Override
    public InAccount in(Granted<AlphaAccountId> account, @Nullable AlphaAccountId login, Instant deadline) {
        return new Reads(account.value(), rows);
    }

    private record Reads(AlphaAccountId account, List<AlphaReport.Row> rows) implements InAccount {

        @Override
        public PlatformResult<AlphaCustomer> customer() {
            return PlatformResult.answered(new AlphaCustomer(
                    account, "Shop", AlphaCurrency.of("USD", 10_000), "America/New_York", "ENABLED", false));
        }

        @Override
        public PlatformResult<List<AlphaReport.Row>> report(AlphaReport report) {
            return PlatformResult.answered(rows);
        }

        @Override
        public PlatformResult<Optional<AlphaCampaign>> campaign(String campaignId) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<AlphaContents> contents(String campaignId) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<String>> billing() {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<AlphaCampaign>> campaigns() {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<AlphaCriterion>> criteria(String campaignId) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<Map<String, AlphaPlace>> places(Collection<String> ids) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<Map<String, String>> languages(Collection<String> ids) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<AlphaAdGroup>> adGroups(@Nullable String campaignId) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<AlphaKeyword>> keywords(String adGroupId) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(String adGroupId, DayRange days) {
            throw new AssertionError("only a report is measured");
        }

        @Override
        public PlatformResult<List<AlphaSearchTerm>> searchTerms(SearchTermQuery terms) {
            throw new AssertionError("only a report is measured");
        }
    }
}
