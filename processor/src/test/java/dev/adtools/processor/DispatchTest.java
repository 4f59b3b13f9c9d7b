package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.WriteDispatch;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DispatchTest {

    private static final String LEAST = "\"account_id\":\"123-456-7890\",\"name\":\"n\",\"budget_micros\":1,"
            + "\"app_id\":\"a.b\",\"app_store\":\"ALPHA_APP_STORE\"";

    private static LoadedTools tools;

    @BeforeAll
    static void load(@TempDir Path folder) throws Exception {
        tools = LoadedTools.in(folder);
    }

    @Test
    void listsToolsByName() {
        assertThat(tools.table().all())
                .extracting(tool -> tool.descriptor().name())
                .containsExactly("check_draft", "create_campaign", "list_everything", "pause_campaign", "ping");
        assertThat(tools.table().find("ping")).isSameAs(tools.table().all().get(4));
        assertThat(tools.table().find("pong")).isNull();
    }

    @Test
    void describesTheTool() {
        ToolDispatch<Object> tool = tools.tool("create_campaign");

        assertThat(tool.descriptor().platform()).isEqualTo(Platform.ALPHA);
        assertThat(tool.descriptor().mode()).isEqualTo(Mode.WRITE);
        assertThat(tool.descriptor().group()).isEqualTo(ToolGroup.CHANGES);
        assertThat(tool.descriptor().spend()).isEqualTo(SpendControl.PAUSED_OR_APPROVAL);
    }

    @Test
    void findsTheNormalisedAccount() throws Exception {
        assertThat(create().account(arguments("{" + LEAST + "}"))).isEqualTo(new AlphaAccountId("1234567890"));
        assertThat(tools.tool("list_everything").account(tools.make("sample.alpha.ListEverything", listing())))
                .isEqualTo(new PropertyId("properties/1"));
        assertThat(tools.tool("ping").account(tools.make("sample.alpha.Ping"))).isNull();
    }

    @Test
    void findsEveryAccountOfLists() throws Exception {
        List<AlphaAccountId> some = List.of(new AlphaAccountId("1234567890"), new AlphaAccountId("1234567891"));
        List<BetaAccountId> others = List.of(new BetaAccountId("act_12345"));
        ToolDispatch<Object> tool = tools.tool("check_draft");

        assertThat(tool.accounts(draft(some, others))).containsExactly(some.get(0), some.get(1), others.get(0));
        assertThat(tool.accounts(draft(null, others))).containsExactly(others.get(0));
        assertThat(tool.account(draft(some, others))).isNull();
        assertThat(create().accounts(arguments("{" + LEAST + "}"))).containsExactly(new AlphaAccountId("1234567890"));
        assertThat(tools.tool("ping").accounts(tools.make("sample.alpha.Ping"))).isEmpty();
    }

    private static Object draft(@Nullable List<AlphaAccountId> some, @Nullable List<BetaAccountId> others)
            throws Exception {
        return tools.make("sample.alpha.CheckDraft", JsonObject.EMPTY, some, others);
    }

    private static Object[] listing() {
        Object[] components = new Object[26];
        components[0] = new PropertyId("properties/1");
        components[4] = 1;
        components[5] = 1L;
        components[8] = 0.5;
        components[10] = false;
        return components;
    }

    @Test
    void holdsAWriteAsItsArgumentsSay() throws Exception {
        assertThat(create().approvalRequired(arguments("{" + LEAST + "}"))).isFalse();
        assertThat(create().approvalRequired(arguments("{" + LEAST + ",\"execution_mode\":\"approval_required\"}")))
                .isTrue();
    }

    @Test
    void holdsAStagedWriteAlways() throws Exception {
        WriteDispatch<Object, Object, Object> pause = tools.write("pause_campaign");

        assertThat(pause.approvalRequired(tools.make("sample.alpha.PauseCampaign", null, "c")))
                .isTrue();
        assertThat(pause.validateOnly(tools.make("sample.alpha.PauseCampaign", null, "c")))
                .isFalse();
    }

    @Test
    void knowsACheckWithoutEffect() throws Exception {
        assertThat(create().validateOnly(arguments("{" + LEAST + "}"))).isFalse();
        assertThat(create().validateOnly(arguments("{" + LEAST + ",\"validate_only\":true}")))
                .isTrue();
    }

    private Object arguments(String json) throws Exception {
        return Objects.requireNonNull(tools.decode("create_campaign", json).arguments());
    }

    private WriteDispatch<Object, Object, Object> create() {
        return tools.write("create_campaign");
    }
}
