package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.platform.alpha.VendorMessages;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class AlphaFieldsTest {

    @Test
    void areVendorsOwn() {
        for (String resource : AlphaFields.resources()) {
            Set<String> fields = AlphaFields.of(resource);
            assertThat(fields).isNotEmpty();
            fields.forEach(VendorMessages::field);
        }
    }
}
