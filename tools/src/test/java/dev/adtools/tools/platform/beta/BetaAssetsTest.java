package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static dev.adtools.tools.platform.beta.BetaDeliveryTest.answer;
import static dev.adtools.tools.platform.beta.BetaDeliveryTest.failure;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaAssetsTest {

    private static final BetaAccountId ACCOUNT = BetaAccountId.of("1700100001");

    @Test
    void readsPixels() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, """
                {"data":[{"id":"1","name":"A","last_fired_time":"2026-11-20T06:00:00-0500","is_unavailable":true,
                 "is_consolidated_container":true},{"id":"2","name":"B"}]}"""));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                        .pixels()))
                .containsExactly(
                        new BetaPixel("1", "A", "2026-11-20T06:00:00-05:00", true, true),
                        new BetaPixel("2", "B", null, false, false));
        assertThat(transport.requests().get(0).uri().toString())
                .endsWith("/v27.0/act_1700100001/adspixels?fields=id%2Cname%2Clast_fired_time%2Cis_unavailable"
                        + "%2Cis_consolidated_container&limit=500");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1969-12-31T16:00:00-0800", "1970-01-01T00:00:00+0000", "1970-01-01T14:00:00+1400"})
    void takesTimeZeroForNever(String zero) {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"1\",\"name\":\"A\",\"last_fired_time\":\"" + zero + "\"}]}"));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                        .pixels()))
                .containsExactly(new BetaPixel("1", "A", null, false, false));
    }

    @Test
    void readsPages() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"7\",\"name\":\"A\"},{\"id\":\"8\",\"name\":\"B\"}]}"));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                        .pages()))
                .containsExactly(new BetaPromotedPage("7", "A"), new BetaPromotedPage("8", "B"));
        assertThat(transport.requests())
                .extracting(request -> request.uri().getPath())
                .containsExactly("/v27.0/act_1700100001/promote_pages");
    }

    @Test
    void readsCatalogsOfTheBusinessAndThoseSharedWithIt() {
        String own = "{\"id\":\"5\",\"name\":\"A\",\"vertical\":\"commerce\",\"product_count\":0}";
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"business\":{\"id\":\"77\",\"name\":\"B\"},\"id\":\"act_1700100001\"}"),
                response(200, "{\"data\":[" + own + "]}"),
                response(200, "{\"data\":[" + own + ",{\"id\":\"6\",\"name\":\"C\",\"vertical\":\"hotels\"}]}"));

        BetaCatalogs catalogs = answer(SandboxWorld.beta(transport)
                .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                .catalogs());

        assertThat(catalogs.businessId()).isEqualTo("77");
        assertThat(catalogs.catalogs())
                .containsExactly(
                        new BetaCatalogs.Catalog("5", "A", "commerce", 0L),
                        new BetaCatalogs.Catalog("6", "C", "hotels", null));
        assertThat(transport.requests())
                .extracting(request -> request.uri().getPath())
                .containsExactly(
                        "/v27.0/act_1700100001",
                        "/v27.0/77/owned_product_catalogs",
                        "/v27.0/77/client_product_catalogs");
    }

    @Test
    void knowsNoCatalogsWithoutBusiness() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"id\":\"act_1700100001\"}"));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                        .catalogs()))
                .isEqualTo(new BetaCatalogs(null, List.of()));
    }

    @Test
    void readsProductSetsAndDiagnostics() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"1\",\"name\":\"A\",\"product_count\":3}]}"), response(200, """
                        {"data":[{"type":"CATEGORY","severity":"MUST_FIX","title":"T","number_of_affected_items":4},
                         {"type":"IMAGE_QUALITY","severity":"OPPORTUNITY"}]}"""));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .productSets(new BetaCatalogs.Catalog("5", "", "", null))))
                .containsExactly(new BetaCatalogs.ProductSet("1", "A", 3L));
        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .diagnostics(new BetaCatalogs.Catalog("5", "", "", null))))
                .containsExactly(
                        new BetaCatalogs.Diagnostic("CATEGORY", true, "T", 4),
                        new BetaCatalogs.Diagnostic("IMAGE_QUALITY", false, "", 0));
    }

    @Test
    void readsListsToTheirEnd() {
        ScriptedTransport transport = new ScriptedTransport(request -> page(request, 3));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .productSets(new BetaCatalogs.Catalog("7", "", "", null))))
                .extracting(BetaCatalogs.ProductSet::id)
                .containsExactly("1", "2", "3");
    }

    @Test
    void givesUpOnListsWithoutEnd() {
        ScriptedTransport transport = new ScriptedTransport(request -> page(request, Integer.MAX_VALUE));

        assertThat(failure(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .productSets(new BetaCatalogs.Catalog("7", "", "", null))))
                .isInstanceOf(PlatformFailure.TooMuch.class);
        assertThat(transport.requests()).hasSize(BetaSettings.PAGES);
    }

    @Test
    void failsWhenOneOfSeveralReadsDoes() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"business\":{\"id\":\"77\"},\"id\":\"act_1700100001\"}"),
                response(200, "{\"data\":[]}"),
                response(400, "{\"error\":{\"message\":\"(#200) Permissions error\",\"code\":200}}"));

        assertThat(failure(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                        .catalogs()))
                .isInstanceOf(PlatformFailure.Rejected.class);
    }

    private static WireResponse page(WireRequest request, int last) {
        String after = request.uri().getQuery().replaceAll(".*after=|.*limit=[0-9]+$", "");
        int number = after.isEmpty() ? 1 : Integer.parseInt(after) + 1;
        String next = number < last ? ",\"next\":\"https://elsewhere.invalid\"" : "";
        return response(
                200,
                "{\"data\":[{\"id\":\"" + number + "\"}],\"paging\":{\"cursors\":{\"after\":\"" + number + "\"}" + next
                        + "}}");
    }
}
