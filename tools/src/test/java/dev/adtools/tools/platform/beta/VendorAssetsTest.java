package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.platform.beta.BetaDeliveryTest.answer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIException;
import com.facebook.ads.sdk.AdAccount;
import com.facebook.ads.sdk.AdsPixel;
import com.facebook.ads.sdk.Business;
import com.facebook.ads.sdk.LeadgenForm;
import com.facebook.ads.sdk.Page;
import com.facebook.ads.sdk.ProductCatalog;
import com.facebook.ads.sdk.ProductCatalogDiagnosticGroup;
import com.facebook.ads.sdk.ProductSet;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.VendorClient;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaPromotedPage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The vendor's own client reads the pixels, forms and catalogs that the connector reads. */
@Timeout(60)
final class VendorAssetsTest {

    private static final BetaAccountId ACCOUNT = BetaAccountId.of("act_1700100001");
    private static final BetaAccountId JAPAN = BetaAccountId.of("act_1700100003");
    private static final String PAGE = "104220000000001";
    private static final String CATALOG = "1660440000000001";

    private final SandboxWorld world = new SandboxWorld();
    private LoopbackMount mount;
    private APIContext context;

    @BeforeEach
    void mount() {
        mount = LoopbackMount.of(world.transport());
        context = VendorClient.context(mount.url());
    }

    @AfterEach
    void unmount() {
        VendorClient.release();
        mount.close();
    }

    @Test
    void readsSamePixels() throws APIException {
        List<String> theirs = new ArrayList<>();
        for (AdsPixel pixel : new AdAccount(ACCOUNT.value(), context)
                .getAdsPixels()
                .requestNameField()
                .requestLastFiredTimeField()
                .requestIsUnavailableField()
                .requestIsConsolidatedContainerField()
                .execute()) {
            String fired = pixel.getFieldLastFiredTime();
            theirs.add(pixel.getId()
                    + pixel.getFieldName()
                    + (fired == null ? null : fired.replace("+0000", "Z"))
                    + pixel.getFieldIsUnavailable()
                    + pixel.getFieldIsConsolidatedContainer());
        }

        assertThat(theirs)
                .hasSize(5)
                .isEqualTo(answer(world.beta()
                                .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                                .pixels())
                        .stream()
                        .map(it -> it.id() + it.name() + it.lastFiredAt() + it.unavailable() + it.consolidated())
                        .toList());
    }

    @Test
    void readsSamePagesAndFormsOverSeveralPages() throws APIException {
        List<String> pages = new AdAccount(ACCOUNT.value(), context)
                .getPromotePages().requestNameField().execute().stream()
                        .map(page -> page.getId() + page.getFieldName())
                        .toList();
        String token = new Page(PAGE, context)
                .get()
                .requestAccessTokenField()
                .execute()
                .getFieldAccessToken();
        List<String> forms = new ArrayList<>();
        for (LeadgenForm form : new Page(PAGE, VendorClient.context(mount.url(), token))
                .getLeadGenForms()
                .requestNameField()
                .requestStatusField()
                .requestCreatedTimeField()
                .requestQuestionsField()
                .requestPrivacyPolicyUrlField()
                .execute()
                .withAutoPaginationIterator(true)) {
            assertThat(form.getFieldQuestions()).isNotEmpty();
            assertThat(form.getFieldPrivacyPolicyUrl()).startsWith("https://");
            forms.add(form.getId()
                    + form.getFieldName()
                    + form.getFieldStatus()
                    + form.getFieldCreatedTime().replace("+0000", "Z"));
        }

        assertThat(mount.requests()).hasSizeGreaterThan(2);
        assertThat(pages)
                .hasSize(2)
                .isEqualTo(answer(world.beta()
                                .in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                                .pages())
                        .stream()
                        .map(it -> it.id() + it.name())
                        .toList());
        assertThat(forms)
                .hasSize(30)
                .isEqualTo(answer(world.beta()
                                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                                .leadForms(new BetaPromotedPage(PAGE, "")))
                        .stream()
                        .map(it -> it.id() + it.name() + it.status() + it.createdAt())
                        .toList());
    }

    @Test
    void hidesFormsFromWhoIsNotThePage() {
        assertThatExceptionOfType(APIException.class)
                .isThrownBy(() -> new Page(PAGE, context).getLeadGenForms().execute())
                .satisfies(refused -> assertThat(refused.getRawResponse()).contains("\"code\":190"));
    }

    @Test
    void readsSameCatalogs() throws APIException {
        Business business = new AdAccount(JAPAN.value(), context)
                .get()
                .requestBusinessField()
                .execute()
                .getFieldBusiness();
        List<String> theirs = Stream.concat(
                        new Business(business.getId(), context)
                                        .getOwnedProductCatalogs()
                                        .requestNameField()
                                        .requestVerticalField()
                                        .requestProductCountField()
                                        .execute()
                                        .stream(),
                        new Business(business.getId(), context)
                                        .getClientProductCatalogs()
                                        .requestNameField()
                                        .requestVerticalField()
                                        .requestProductCountField()
                                        .execute()
                                        .stream())
                .map(it -> it.getId() + it.getFieldName() + it.getFieldVertical() + it.getFieldProductCount())
                .toList();

        BetaCatalogs ours =
                answer(world.beta().in(FixedCall.granted(JAPAN), FixedCall.NOW).catalogs());
        assertThat(ours.businessId()).isEqualTo(business.getId());
        assertThat(theirs)
                .hasSize(2)
                .isEqualTo(ours.catalogs().stream()
                        .map(it -> it.id() + it.name() + it.vertical() + it.productCount())
                        .toList());
    }

    @Test
    void readsSameProductSetsAndDiagnostics() throws APIException {
        List<String> sets = new ArrayList<>();
        for (ProductSet set : new ProductCatalog(CATALOG, context)
                .getProductSets()
                .requestNameField()
                .requestProductCountField()
                .setParam("limit", 2)
                .execute()
                .withAutoPaginationIterator(true)) {
            sets.add(set.getId() + set.getFieldName() + set.getFieldProductCount());
        }
        List<ProductCatalogDiagnosticGroup> diagnostics = new ProductCatalog(CATALOG, context)
                        .getDiagnostics()
                        .requestTypeField()
                        .requestSeverityField()
                        .requestTitleField()
                        .requestNumberOfAffectedItemsField()
                        .execute()
                        .stream()
                        .toList();

        assertThat(sets)
                .hasSize(4)
                .isEqualTo(answer(world.beta()
                                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                                .productSets(new BetaCatalogs.Catalog(CATALOG, "", "", null)))
                        .stream()
                        .map(it -> it.id() + it.name() + it.productCount())
                        .toList());
        assertThat(diagnostics)
                .hasSize(2)
                .extracting(it -> new BetaCatalogs.Diagnostic(
                        it.getFieldType().toString(),
                        it.getFieldSeverity() == ProductCatalogDiagnosticGroup.EnumSeverity.VALUE_MUST_FIX,
                        it.getFieldTitle(),
                        it.getFieldNumberOfAffectedItems()))
                .isEqualTo(answer(world.beta()
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .diagnostics(new BetaCatalogs.Catalog(CATALOG, "", "", null))));
    }
}
