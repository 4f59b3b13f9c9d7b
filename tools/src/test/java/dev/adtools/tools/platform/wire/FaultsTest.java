package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FaultServer;
import dev.adtools.tools.fixtures.FaultServer.Fault;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The connectors over real sockets, on platforms that fail in every way: how often is what sent? */
@Timeout(120)
final class FaultsTest {

    private static final String CUT = "sends half of a text";
    private static final AlphaAccountId ACCOUNT = AlphaAccountId.of("1234567890");
    private static final int CAP = 1024 * 1024;
    private static final HttpLimits LIMITS =
            new HttpLimits(Duration.ofSeconds(3), Duration.ofSeconds(1), Duration.ofSeconds(1), CAP);

    @ParameterizedTest
    @MethodSource("faults")
    void sendsWriteOnceAndDoesNotKnowWhatBecameOfIt(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = alpha(server.url())
                    .createPausedAppCampaign(FixedCall.granted(campaign()), deadline(), TestContexts.sending());

            assertThat(failure(result)).isInstanceOf(PlatformFailure.OutcomeUnknown.class);
            assertThat(server.requests()).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void switchesAlphaOnceAndDoesNotKnowWhatBecameOfIt(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = alpha(server.url())
                    .setCampaignStatus(
                            FixedCall.granted(new AlphaStatusChange(ACCOUNT, null, "77", AlphaSwitch.PAUSED)),
                            deadline(),
                            TestContexts.sending());

            assertThat(failure(result)).isInstanceOf(PlatformFailure.OutcomeUnknown.class);
            assertThat(server.requests()).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void switchesBetaOnceAndDoesNotKnowWhatBecameOfIt(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = beta(server.url())
                    .setStatus(SampleBeta.statusChange("77", BetaSwitch.PAUSED), deadline(), TestContexts.sending());

            assertThat(failure(result)).isInstanceOf(PlatformFailure.OutcomeUnknown.class);
            assertThat(server.requests()).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void checksTwiceAtMost(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = alpha(server.url()).checkAppCampaign(FixedCall.granted(campaign()), deadline());

            assertThat(failure(result)).isInstanceOfAny(PlatformFailure.Broken.class, PlatformFailure.TimedOut.class);
            assertThat(server.requests()).hasSize(faulty.checks);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void postsReadThreeTimesAtMost(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = alpha(server.url()).hierarchy(ACCOUNT, null, deadline());

            assertThat(failure(result))
                    .isInstanceOfAny(
                            PlatformFailure.Broken.class,
                            PlatformFailure.TimedOut.class,
                            PlatformFailure.TooMuch.class);
            assertThat(server.requests()).hasSize(faulty.reads);
        }
    }

    @ParameterizedTest
    @MethodSource("faults")
    void getsReadThreeTimesAtMost(Faulty faulty) throws IOException {
        try (FaultServer server = FaultServer.with(faulty.fault)) {
            PlatformResult<?> result = beta(server.url()).accounts(deadline());

            assertThat(failure(result))
                    .isInstanceOfAny(
                            PlatformFailure.Broken.class,
                            PlatformFailure.TimedOut.class,
                            PlatformFailure.TooMuch.class);
            // A page that was cut is requested in each size.
            assertThat(server.requests()).hasSize(faulty.name.equals(CUT) ? 4 : faulty.reads);
        }
    }

    @ParameterizedTest
    @MethodSource("passingFaults")
    void readsWhatWorksAtLast(Faulty faulty) throws IOException {
        Fault twice = (line, number) ->
                number < 3 ? faulty.fault.answer(line, number) : line.respond(200, "", "{\"data\":[]}");
        try (FaultServer server = FaultServer.with(twice)) {
            assertThat(beta(server.url()).accounts(deadline())).isEqualTo(PlatformResult.answered(List.of()));
        }
    }

    @Test
    void writeThatIsThrottledWasNotApplied() throws IOException {
        String body = "{\"error\":{\"code\":429,\"message\":\"Slow down\",\"status\":\"RESOURCE_EXHAUSTED\"}}";
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(429, "Retry-After: 60\r\n", body))) {
            RestAlphaAds ads = alpha(server.url());

            assertThat(failure(ads.createPausedAppCampaign(
                            FixedCall.granted(campaign()), deadline(), TestContexts.sending())))
                    .isInstanceOf(PlatformFailure.RateLimited.class);
            assertThat(failure(ads.createPausedAppCampaign(
                            FixedCall.granted(campaign()), deadline(), TestContexts.sending())))
                    .isInstanceOf(PlatformFailure.RateLimited.class);
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void stopsReadingCursorsThatNeverEnd() throws IOException {
        String page =
                "{\"data\":[{\"id\":\"1\"}],\"paging\":{\"cursors\":{\"after\":\"again\"},\"next\":\"http://127.0.0.1/\"}}";
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", page))) {
            PlatformResult<?> result = beta(server.url())
                    .in(FixedCall.granted(BetaAccountId.of("act_1")), deadline())
                    .campaigns(EnumSet.allOf(CampaignStatus.class));

            assertThat(failure(result)).isEqualTo(new PlatformFailure.TooMuch("the list has more than 7 pages"));
            assertThat(server.requests()).hasSize(7);
        }
    }

    private static RestAlphaAds alpha(URI url) {
        return new RestAlphaAds(new AlphaSettings(url, "v26", null, 7, false), network(), policy());
    }

    private static RestBetaAds beta(URI url) {
        return new RestBetaAds(new BetaSettings(url, "v27.0", 7), network(), policy());
    }

    private static WireTransport network() {
        return new HttpWireTransport(LIMITS, Clock.systemUTC());
    }

    private static RetryPolicy policy() {
        return RetryPolicy.standard(Clock.systemUTC(), new Random(1), length -> {});
    }

    private static Instant deadline() {
        return Instant.now().plusSeconds(30);
    }

    private static AppCampaign campaign() {
        return new AppCampaign(
                ACCOUNT,
                null,
                "Trails",
                "Trails budget",
                Micros.of(50_000_000),
                "com.example",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }

    /** Returns everything that leaves open what became of a request. */
    static List<Faulty> faults() {
        String half = "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{\"da";
        return List.of(
                new Faulty("drops before the answer", 3, 2, (line, number) -> false),
                new Faulty("drops within the body", 3, 2, (line, number) -> !line.send(half)),
                new Faulty("says nothing", 3, 2, (line, number) -> line.hang()),
                new Faulty("stops within the body", 3, 2, (line, number) -> line.send(half) && line.hang()),
                new Faulty("fails with HTML", 3, 1, (line, number) -> line.respond(500, "", "<h1>Error</h1>")),
                new Faulty("is unavailable", 3, 2, (line, number) -> line.respond(503, "", "")),
                new Faulty(CUT, 3, 1, (line, number) -> line.respond(200, "", "{\"data\":[")),
                new Faulty("sends elsewhere", 1, 1, (line, number) -> line.respond(307, "Location: /there\r\n", "")),
                new Faulty("moved for good", 1, 1, (line, number) -> line.respond(308, "Location: /there\r\n", "{}")),
                new Faulty("sends too much", 1, 1, (line, number) -> line.respond(200, "", "x".repeat(10 * CAP))));
    }

    static List<Faulty> passingFaults() {
        return faults().stream().filter(faulty -> faulty.reads == 3).toList();
    }

    /**
     * A platform that fails.
     *
     * @param name how
     * @param reads how often a read is sent to it
     * @param checks how often a check is sent to it
     * @param fault what it does
     */
    private record Faulty(String name, int reads, int checks, Fault fault) {

        @Override
        public String toString() {
            return name;
        }
    }
}
