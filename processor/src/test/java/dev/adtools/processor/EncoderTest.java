package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Finding;
import dev.adtools.api.Micros;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Money;
import dev.adtools.api.PendingAction;
import dev.adtools.api.Rows;
import dev.adtools.api.Severity;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.Validation;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.WriteDispatch;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EncoderTest {

    private static final String LISTING = "sample.alpha.ListEverything$";
    private static final String WRITE = "sample.alpha.CreateCampaign$";

    private static LoadedTools tools;

    @BeforeAll
    static void load(@TempDir Path folder) throws Exception {
        tools = LoadedTools.in(folder);
    }

    @Test
    void writesNullsOfAResult() throws Exception {
        Object page = tools.make(LISTING + "Page", List.of(tools.make(LISTING + "Row2", 5L)), null);
        Object row = tools.make(
                LISTING + "Row",
                "r",
                null,
                null,
                null,
                0.5,
                new BigDecimal("1.10"),
                new MinorUnits(3),
                Map.of("mon", List.of(1L, 2L)),
                JsonObject.EMPTY,
                null,
                page,
                null);

        String json = encodeListing(new Rows.OfObjects<>(tools.make(LISTING + "Facts", null, true), List.of(row)));

        assertThat(json)
                .isEqualTo(
                        "{\"next_cursor\":null,\"has_more\":true,\"rows\":[{\"id\":\"r\",\"cost\":null,\"store\":null,\"clicks\":null,\"ctr\":0.5,"
                                + "\"exact\":1.1,\"floor\":3,\"by_day\":{\"mon\":[1,2]},\"raw\":{},\"extra\":null,"
                                + "\"page\":{\"items\":[{\"value\":5}],\"first\":null},\"kind\":null}]}");
        assertFits("list_everything", json);
    }

    @Test
    void writesEveryMemberOfAResult() throws Exception {
        Object one = tools.make(LISTING + "Row2", 5L);
        Object row = tools.make(
                LISTING + "Row",
                "r",
                Money.ofMicros(1_500_000, "USD", 2),
                tools.constant("sample.alpha.AppStore", 1),
                7,
                0.5,
                BigDecimal.ONE,
                new MinorUnits(3),
                Map.of(),
                JsonObject.EMPTY,
                JsonNull.NULL,
                tools.make(LISTING + "Page", List.of(), one),
                tools.make("sample.parts.Kind$Bad", 4));

        String json = encodeListing(new Rows.OfObjects<>(tools.make(LISTING + "Facts", "c", false), List.of(row)));

        assertThat(json)
                .contains("\"amount_micros\":1500000,\"amount_minor\":150,\"amount_major\":\"1.50\"")
                .contains("\"store\":\"GAMMA_APP_STORE\",\"clicks\":7")
                .contains("\"first\":{\"value\":5}},\"kind\":{\"code\":4}")
                .contains("\"next_cursor\":\"c\"");
        assertFits("list_everything", json);
    }

    @Test
    void writesTheOtherCaseOfASealedResult() throws Exception {
        String json = encodeListing(new Rows.OfValues<>(
                tools.make(LISTING + "Facts", null, false),
                List.of("a"),
                List.of(JsonArray.of(List.of(JsonNull.NULL, JsonObject.EMPTY)))));

        assertThat(json)
                .isEqualTo("{\"next_cursor\":null,\"has_more\":false,\"columns\":[\"a\"],\"rows\":[[null,{}]]}");
        assertFits("list_everything", json);
    }

    private String encodeListing(Object listing) {
        JsonWriter out = new JsonWriter();
        tools.read("list_everything").encode(listing, out);
        return Json.text(out);
    }

    @Test
    void putsFactsBesideTheFindings() throws Exception {
        Finding finding = Finding.of("CMP-1", Severity.WARNING, "/draft", "It is short");
        Object facts = tools.make("sample.alpha.CheckDraft$Facts", 80, null);
        JsonWriter out = new JsonWriter();

        tools.validation("check_draft")
                .encode(Validation.of(List.of(finding), JsonObject.EMPTY, 1, List.of(), "beta-2026.11", facts), out);

        assertThat(Json.text(out))
                .isEqualTo("{\"valid\":true,\"verdict\":\"warn\",\"errors\":[],\"warnings\":[{\"rule\":\"CMP-1\","
                        + "\"severity\":\"warning\",\"field\":\"/draft\",\"message\":\"It is short\",\"expected\":null,"
                        + "\"actual\":null,\"fix\":\"\"}],\"info\":[],\"normalized\":{},\"checks_run\":1,"
                        + "\"checks_skipped\":[],\"ruleset\":\"beta-2026.11\",\"score\":80,\"hint\":null}");
        assertFits("check_draft", Json.text(out));
    }

    @Test
    void writesAnAnswerThatWaits() throws Exception {
        PendingAction action = new PendingAction("pa_1", "sha256:0", "2026-01-01T00:00:00Z", "/a/pa_1", "Resume.");
        JsonWriter out = new JsonWriter();

        write().encode(
                        new WriteAnswer<>(
                                Source.SANDBOX,
                                WriteStatus.PENDING_APPROVAL,
                                "Create campaign",
                                null,
                                null,
                                WriteTarget.made(new AlphaAccountId("1234567890"), "Shop", "campaign", "Spring"),
                                List.of(Change.ofMoney("budget", 0, 5, Unit.MICROS, "USD")),
                                List.of(new Change("name", JsonNull.NULL, JsonNull.NULL)),
                                SpendEffect.daily(0, 1_000_000, "USD", 2),
                                action,
                                List.of("w")),
                        out);

        assertThat(Json.text(out))
                .startsWith("{\"source\":\"sandbox\",\"status\":\"pending_approval\","
                        + "\"summary\":\"Create campaign\",\"verified\":null,\"result\":null,"
                        + "\"target\":{\"platform\":\"alpha\",\"account_id\":\"1234567890\",\"account_name\":\"Shop\","
                        + "\"entity_kind\":\"campaign\",\"entity_id\":null,\"entity_name\":\"Spring\"},"
                        + "\"diff\":[{\"field\":\"budget\",\"before\":0,\"after\":5,\"unit\":\"micros\",\"currency\":\"USD\"}],"
                        + "\"derived\":[{\"field\":\"name\",\"before\":null,\"after\":null,\"unit\":null,\"currency\":null}],"
                        + "\"spend\":{\"daily_before\":{")
                .endsWith(
                        "\"pending_action\":{\"id\":\"pa_1\",\"payload_hash\":\"sha256:0\","
                                + "\"expires_at\":\"2026-01-01T00:00:00Z\",\"review_url\":\"/a/pa_1\",\"next\":\"Resume.\"},\"warnings\":[\"w\"]}");
        assertFits("create_campaign", Json.text(out));
    }

    @Test
    void writesAnAnswerThatWasApplied() throws Exception {
        Object created = tools.make(WRITE + "Created", "c1", new Micros(5));
        JsonWriter out = new JsonWriter();

        write().encode(
                        new WriteAnswer<>(
                                Source.LIVE,
                                WriteStatus.APPLIED,
                                "Create campaign",
                                true,
                                created,
                                null,
                                List.of(),
                                List.of(),
                                null,
                                null,
                                List.of()),
                        out);

        assertThat(Json.text(out))
                .isEqualTo("{\"source\":\"live\",\"status\":\"applied\",\"summary\":\"Create campaign\","
                        + "\"verified\":true,\"result\":{\"campaign_id\":\"c1\",\"budget\":5},"
                        + "\"target\":null,\"diff\":[],\"derived\":[],"
                        + "\"spend\":null,\"pending_action\":null,\"warnings\":[]}");
        assertFits("create_campaign", Json.text(out));
    }

    @Test
    void readsAPlanBackAsItWasWritten() throws Exception {
        Object step = tools.make(WRITE + "Step", "pause", null);
        Object plan = tools.make(
                WRITE + "Plan",
                new AlphaAccountId("1234567890"),
                "n",
                new Micros(7),
                null,
                tools.constant("sample.alpha.AppStore", 0),
                1,
                true,
                List.of(step),
                Map.of("\u20ac", 2L, "a", 1L));
        JsonWriter out = new JsonWriter();

        write().encodePlan(plan, out);

        assertThat(Json.text(out))
                .isEqualTo("{\"account\":\"1234567890\",\"attempt\":1,\"budget\":7,\"labels\":{\"a\":1,\"\u20ac\":2},"
                        + "\"name\":\"n\",\"paused\":true,\"steps\":[{\"verb\":\"pause\"}],"
                        + "\"store\":\"ALPHA_APP_STORE\"}");
        assertThat(write().decodePlan(new ArgumentReader(out.toBytes(), 0))).isEqualTo(plan);
    }

    @Test
    void refusesToWriteAPlanThatCouldNotBeReadBack() throws Exception {
        Object step = tools.make(WRITE + "Step", "pause", StrictJson.MAX_INTEGER + 1);
        Object plan = tools.make(
                WRITE + "Plan",
                new AlphaAccountId("1234567890"),
                "n",
                new Micros(7),
                null,
                tools.constant("sample.alpha.AppStore", 0),
                1,
                true,
                List.of(step),
                Map.of());

        assertThatThrownBy(() -> write().encodePlan(plan, new JsonWriter()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("9007199254740992 is outside ±(2^53−1)");
    }

    private WriteDispatch<Object, Object, Object> write() {
        return tools.write("create_campaign");
    }

    private void assertFits(String tool, String json) {
        String schema = Json.text(tools.tool(tool).descriptor().document(), "outputSchema");
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(schema, InputFormat.JSON)
                        .validate(json, InputFormat.JSON))
                .isEmpty();
    }
}
