package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** In New York it is seven o'clock on 2026-11-20. */
final class BetaSwitchesTest {

    private static final String RUNNING = BetaSeed.campaignId(1);
    private static final String PAUSED = BetaSeed.campaignId(2);
    private static final String WITH_ISSUES = BetaSeed.campaignId(4);
    private static final BetaAccountId ACCOUNT = BetaAccountId.of("1700100001");
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 20);
    private static final DayRange PAST = new DayRange(LocalDate.of(2026, 9, 1), TODAY.minusDays(1));
    private static final DayRange THIS_DAY = new DayRange(TODAY, TODAY);
    private static final DayRange FUTURE = new DayRange(TODAY.plusDays(1), TODAY.plusDays(7));

    private final SandboxWorld world = new SandboxWorld();
    private final SandboxWorld later = at("2026-12-01T12:00:00Z");

    @Test
    void showsSwitchToLaterReads() {
        to(world, RUNNING, BetaSwitch.PAUSED);

        BetaCampaign campaign = campaign(RUNNING);
        assertThat(campaign.status()).isEqualTo("PAUSED");
        assertThat(campaign.effectiveStatus()).isEqualTo("PAUSED");
        assertThat(campaign.times().updated()).isEqualTo("2026-11-20T07:00:00-05:00");
        assertThat(adSets(RUNNING)).isNotEmpty().allSatisfy(adSet -> {
            assertThat(adSet.effectiveStatus()).isEqualTo("CAMPAIGN_PAUSED");
            assertThat(adSet.learning()).isNull();
        });
        assertThat(ads(RUNNING))
                .extracting(BetaAd::effectiveStatus)
                .isNotEmpty()
                .allMatch(status -> status.equals("CAMPAIGN_PAUSED"));
    }

    @Test
    void isAgainAsItWasWhenSwitchedBack() {
        List<BetaAdSet> adSets = adSets(WITH_ISSUES);
        List<BetaAd> ads = ads(WITH_ISSUES);

        to(world, WITH_ISSUES, BetaSwitch.PAUSED);
        assertThat(campaign(WITH_ISSUES).effectiveStatus()).isEqualTo("PAUSED");
        to(world, WITH_ISSUES, BetaSwitch.ACTIVE);

        assertThat(campaign(WITH_ISSUES).effectiveStatus()).isEqualTo("WITH_ISSUES");
        assertThat(adSets(WITH_ISSUES)).isEqualTo(adSets);
        assertThat(ads(WITH_ISSUES)).isEqualTo(ads);
    }

    @Test
    void learnsAgainOnceItIsOn() {
        to(world, PAUSED, BetaSwitch.ACTIVE);

        assertThat(campaign(PAUSED).effectiveStatus()).isEqualTo("ACTIVE");
        assertThat(adSets(PAUSED)).isNotEmpty().allSatisfy(adSet -> {
            assertThat(adSet.effectiveStatus()).isEqualTo(adSet.status());
            boolean learns =
                    adSet.learning() != null && adSet.learning().stage().equals("LEARNING");
            assertThat(learns).isEqualTo(adSet.status().equals("ACTIVE"));
        });
    }

    @Test
    void keepsNumbersThatWereToldAndAddsNone() {
        List<BetaReport.Row> past = numbers(world, RUNNING, PAST);
        List<BetaReport.Row> today = numbers(world, RUNNING, THIS_DAY);
        assertThat(numbers(later, RUNNING, FUTURE)).isNotEmpty();

        to(world, RUNNING, BetaSwitch.PAUSED);

        assertThat(past).isNotEmpty();
        assertThat(numbers(world, RUNNING, PAST)).isEqualTo(past);
        assertThat(numbers(world, RUNNING, THIS_DAY)).isEqualTo(today);
        assertThat(numbers(later, RUNNING, THIS_DAY)).isEqualTo(today);
        assertThat(numbers(later, RUNNING, FUTURE)).isEmpty();
    }

    @Test
    void deliversFromTheMomentOnInWhichItWasEnabled() {
        List<BetaReport.Row> past = numbers(world, PAUSED, PAST);

        to(world, PAUSED, BetaSwitch.ACTIVE);

        assertThat(numbers(later, PAUSED, PAST)).isEqualTo(past);
        assertThat(numbers(world, PAUSED, THIS_DAY)).isEmpty();
        BigDecimal firstDay = spend(numbers(later, PAUSED, THIS_DAY));
        assertThat(firstDay).isPositive();
        assertThat(numbers(later, PAUSED, FUTURE)).hasSize(7);
    }

    @Test
    void countsEveryPartOfADayInWhichItWasOn() {
        BigDecimal whole = spend(numbers(later, RUNNING, THIS_DAY));

        to(world, RUNNING, BetaSwitch.PAUSED);
        BigDecimal night = spend(numbers(later, RUNNING, THIS_DAY));
        to(at("2026-11-20T17:00:00Z"), RUNNING, BetaSwitch.ACTIVE);
        BigDecimal withAfternoon = spend(numbers(later, RUNNING, THIS_DAY));

        assertThat(night.doubleValue() / whole.doubleValue()).isBetween(0.27, 0.31);
        assertThat(withAfternoon.doubleValue() / whole.doubleValue()).isBetween(0.77, 0.81);
    }

    private SandboxWorld at(String moment) {
        return new SandboxWorld(world.store(), Clock.fixed(Instant.parse(moment), ZoneOffset.UTC));
    }

    private static void to(SandboxWorld world, String campaign, BetaSwitch status) {
        assertThat(answer(world.beta()
                        .setStatus(
                                SampleBeta.statusChange(campaign, status),
                                FixedCall.EVENTUALLY,
                                TestContexts.sending())))
                .isEqualTo(status);
    }

    private BetaCampaign campaign(String id) {
        return answer(
                world.beta().campaign(id, FixedCall.until(FixedCall.EVENTUALLY)).map(Granted::value));
    }

    private List<BetaAdSet> adSets(String campaign) {
        return answer(world.beta().adSets(SampleBeta.granted(campaign), FixedCall.EVENTUALLY));
    }

    private List<BetaAd> ads(String campaign) {
        return answer(world.beta().ads(SampleBeta.granted(campaign), FixedCall.EVENTUALLY));
    }

    private static List<BetaReport.Row> numbers(SandboxWorld world, String campaign, DayRange days) {
        BetaReport report = new BetaReport(BetaReport.Level.CAMPAIGN, days, List.of(campaign), true, null);
        return answer(world.beta()
                .in(FixedCall.granted(ACCOUNT), FixedCall.EVENTUALLY)
                .report(report));
    }

    private static BigDecimal spend(List<BetaReport.Row> rows) {
        return rows.stream().map(row -> row.metrics().spend()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> Objects.requireNonNull(value), failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
