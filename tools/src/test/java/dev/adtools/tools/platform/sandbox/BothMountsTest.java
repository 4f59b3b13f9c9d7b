package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.Micros;
import dev.adtools.api.Source;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same connectors on the same sandbox, in memory and over a port of this machine: no answer may differ. */
final class BothMountsTest {

    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);
    private static final BetaAccountId BETA = BetaAccountId.of("act_1700100001");
    private static final AlphaAccountId JPY = AlphaAccountId.of(SandboxWorld.JPY);

    @Test
    void answerTheSame() {
        SandboxTransport inMemory = SandboxTransport.over(new InMemorySandboxStore());
        SandboxTransport behindPort = SandboxTransport.over(new InMemorySandboxStore());
        try (LoopbackMount mount = LoopbackMount.of(behindPort)) {
            List<PlatformResult<?>> direct = answers(mount.url(), inMemory);
            List<PlatformResult<?>> overPort = answers(mount.url(), LoopbackMount.network());

            assertThat(overPort).isEqualTo(direct);
            assertThat(mount.requests()).hasSizeGreaterThan(direct.size());
        }
    }

    @Test
    void tellWhichWorldTheyAre() {
        assertThat(SandboxTransport.over(new InMemorySandboxStore()).source()).isEqualTo(Source.SANDBOX);
        assertThat(LoopbackMount.network().source()).isEqualTo(Source.LIVE);
    }

    private static List<PlatformResult<?>> answers(URI url, WireTransport transport) {
        RestAlphaAds alpha = new RestAlphaAds(new AlphaSettings(url, "v26", null), transport);
        RestBetaAds beta = new RestBetaAds(new BetaSettings(url, "v27.0"), transport);
        Instant deadline = Instant.now().plusSeconds(30);
        List<PlatformResult<?>> answers = new ArrayList<>();
        answers.add(alpha.roots(deadline));
        answers.add(alpha.hierarchy(MANAGER, null, deadline));
        answers.add(alpha.in(FixedCall.granted(JPY), MANAGER, deadline).customer());
        answers.add(alpha.in(FixedCall.granted(AlphaAccountId.of("9999999999")), null, deadline)
                .customer());
        answers.add(alpha.checkAppCampaign(FixedCall.granted(campaign("Größe ✓ \"x\"")), deadline));
        answers.add(alpha.createPausedAppCampaign(
                FixedCall.granted(campaign("Größe ✓ \"x\"")), deadline, TestContexts.sending()));
        answers.add(alpha.createPausedAppCampaign(
                FixedCall.granted(campaign("Größe ✓ \"x\"")), deadline, TestContexts.sending()));
        answers.add(alpha.in(FixedCall.granted(JPY), MANAGER, deadline).adGroups(null));
        answers.add(beta.accounts(deadline));
        beta.accounts(deadline)
                .map(accounts -> answers.addAll(accounts.stream()
                        .map(account -> beta.in(FixedCall.granted(account.id()), deadline)
                                .campaigns(EnumSet.allOf(CampaignStatus.class)))
                        .toList()));
        answers.add(beta.in(FixedCall.granted(BETA), deadline).adSets(EnumSet.allOf(BetaAdSetStatus.class)));
        answers.add(beta.in(FixedCall.granted(BETA), deadline).ads(EnumSet.allOf(BetaAdStatus.class)));
        answers.add(beta.adSet("120220000000000100", FixedCall.until(deadline)).map(Granted::value));
        answers.add(beta.ads(SampleBeta.granted("120220000000000100"), deadline));
        answers.add(
                beta.in(FixedCall.granted(BetaAccountId.of("act_1")), deadline).account());
        assertThat(answers).filteredOn(BothMountsTest::answered).hasSizeGreaterThan(12);
        assertThat(answers).filteredOn(it -> !answered(it)).hasSize(3);
        return answers;
    }

    private static boolean answered(PlatformResult<?> result) {
        return result.fold(value -> true, (PlatformFailure failure) -> false);
    }

    private static AppCampaign campaign(String name) {
        return new AppCampaign(
                AlphaAccountId.of(SandboxWorld.USD),
                MANAGER,
                name,
                name + " budget",
                Micros.of(50_000_000),
                "com.example",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);
    }
}
