package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonObject;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexedFieldsTest {

    @ParameterizedTest
    @ValueSource(strings = {"account_id", "account"})
    void findsTheAccountOfRecordsOfEveryVersion(String name) {
        JsonObject record = JsonObject.builder().put(name, "1002003001").build();

        assertThat(IndexedFields.of(record).account()).isEqualTo("1002003001");
    }
}
