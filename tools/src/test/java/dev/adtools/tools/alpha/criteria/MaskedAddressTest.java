package dev.adtools.tools.alpha.criteria;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MaskedAddressTest {

    @ParameterizedTest
    @CsvSource({
        "203.0.113.7, 203.0.*",
        "203.0.113.0/24, 203.0.*",
        "2001:db8:85a3::8a2e:370:7334, 2001:db8:*",
        "::ffff:203.0.113.7, ::*",
        "203.0, *",
        "'', *",
        "10.0.0.1 of Jane, *"
    })
    void showsTheNetworkAtMost(String address, String shown) {
        assertThat(MaskedAddress.of(address)).isEqualTo(shown);
    }
}
