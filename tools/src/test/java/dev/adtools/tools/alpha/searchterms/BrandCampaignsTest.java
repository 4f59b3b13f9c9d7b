package dev.adtools.tools.alpha.searchterms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BrandCampaignsTest {

    @ParameterizedTest
    @CsvSource({
        "Search Brand, true",
        "US | BRANDED | Exact, true",
        "brand_de, true",
        "Brand2026, true",
        "Non-Brand, false",
        "NonBrand Search, false",
        "Generic (no brand), false",
        "Competitor brands, false",
        "Brand competitors, false",
        "Other Brand, false",
        "Brandenburg, false",
        "Shoes, false",
        "'', false"
    })
    void tellsTheOwnBrandByTheName(String name, boolean isForBrand) {
        assertThat(BrandCampaigns.isForBrand(name)).isEqualTo(isForBrand);
    }
}
