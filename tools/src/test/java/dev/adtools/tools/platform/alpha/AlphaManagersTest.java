package dev.adtools.tools.platform.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.TestContexts;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import org.junit.jupiter.api.Test;

/** An account that is denied is read through the manager account above it, which is looked for once. */
final class AlphaManagersTest {

    private static final AlphaAccountId BELOW = AlphaAccountId.of(SandboxWorld.ALPHA_FAULTY.get(0));
    private static final AlphaAccountId STRANGE = AlphaAccountId.of("9999999999");
    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);

    private final SandboxWorld world = new SandboxWorld();
    private final AlphaAds alpha = world.alpha();

    @Test
    void readsAnAccountThroughTheManagerAccountThatItFinds() {
        PlatformResult<?> read =
                alpha.in(FixedCall.granted(BELOW), null, FixedCall.SOON).customer();

        assertThat(read).isInstanceOf(PlatformResult.Answered.class);
        assertThat(alpha.login(BELOW, null)).isEqualTo(MANAGER);
        assertThat(alpha.login(BELOW, STRANGE)).isEqualTo(STRANGE);
    }

    @Test
    void looksForAManagerAccountOnce() {
        alpha.in(FixedCall.granted(BELOW), null, FixedCall.SOON).campaigns();
        int before = world.transport().requests().size();

        alpha.in(FixedCall.granted(BELOW), null, FixedCall.SOON).campaigns();

        assertThat(world.transport().requests()).hasSize(before + 1);
    }

    @Test
    void refusesAWrongManagerAccountAndNamesTheRightOne() {
        ToolError error = error(world.alpha()
                .in(FixedCall.granted(BELOW), STRANGE, FixedCall.SOON)
                .customer());

        assertThat(error.details().get("login_customer_id")).isEqualTo(new JsonString(SandboxWorld.MANAGER));
        assertThat(error.message())
                .contains("authorizationError.USER_PERMISSION_DENIED")
                .endsWith("below the manager account 1002003000: send it as login_customer_id, or leave that out.");
        assertThat(error.details().toString()).contains("/login_customer_id");
    }

    @Test
    void readsTheAccountThroughWhatItNamed() {
        assertThat(world.alpha()
                        .in(FixedCall.granted(BELOW), MANAGER, FixedCall.SOON)
                        .customer())
                .isInstanceOf(PlatformResult.Answered.class);
    }

    @Test
    void namesNoneOfAnAccountThatIsBelowNone() {
        ToolError error = error(world.alpha()
                .in(FixedCall.granted(STRANGE), null, FixedCall.SOON)
                .customer());

        assertThat(error.details().has("login_customer_id")).isFalse();
        assertThat(error.message()).contains("login_customer_id; list_alpha_accounts tells which");
    }

    @Test
    void namesNotTheOneThatWasGoneThrough() {
        ToolError error = error(world.alpha()
                .in(FixedCall.granted(STRANGE), MANAGER, FixedCall.SOON)
                .customer());

        assertThat(error.details().has("login_customer_id")).isFalse();
        assertThat(world.transport().requests())
                .extracting(request -> request.uri().getPath())
                .noneMatch(path -> path.contains(SandboxWorld.MANAGER));
    }

    @Test
    void asksNothingMoreAboutWhatIsNotDenied() {
        world.alpha()
                .in(FixedCall.granted(AlphaAccountId.of(SandboxWorld.SUSPENDED)), MANAGER, FixedCall.SOON)
                .customer();

        assertThat(world.transport().requests())
                .extracting(request -> request.uri().getPath())
                .noneMatch(path -> path.endsWith("listAccessibleCustomers"));
    }

    @Test
    void asksNothingAroundAWrite() {
        AppCampaign campaign = new AppCampaign(
                BELOW,
                null,
                "Trails",
                "Trails budget",
                Micros.of(50_000_000),
                "com.example.app",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);

        world.alpha().createPausedAppCampaign(FixedCall.granted(campaign), FixedCall.SOON, TestContexts.sending());

        assertThat(world.transport().requests())
                .extracting(request -> request.kind())
                .containsExactly(OperationKind.WRITE);
    }

    private static ToolError error(PlatformResult<?> result) {
        return result.fold(
                found -> {
                    throw new AssertionError("it was not denied");
                },
                failure -> failure.toolError(Mode.READ));
    }
}
