package dev.adtools.api.spi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class AuditRulesTest {

    @Test
    void readsTheRuleOfEachMember() {
        AuditRules rules = rules("{\"audit\":{\"id\":\"keep\",\"name\":\"hash\",\"pin\":\"drop\"}}");

        assertThat(rules.rule("id")).isEqualTo(Audit.KEEP);
        assertThat(rules.rule("name")).isEqualTo(Audit.HASH);
        assertThat(rules.rule("pin")).isEqualTo(Audit.DROP);
        assertThat(rules.within("id")).isNull();
    }

    @Test
    void readsTheRulesWithinARecord() {
        AuditRules rules = rules("{\"audit\":{\"steps\":{\"tool\":\"keep\",\"deeper\":{\"on\":\"keep\"}}}}");

        AuditRules steps = Objects.requireNonNull(rules.within("steps"));

        assertThat(rules.has("steps")).isTrue();
        assertThat(rules.rule("steps")).isEqualTo(Audit.HASH);
        assertThat(steps.rule("tool")).isEqualTo(Audit.KEEP);
        assertThat(steps.within("deeper")).isEqualTo(rules("{\"audit\":{\"on\":\"keep\"}}"));
    }

    @Test
    void hashesWhatItDoesNotKnow() {
        AuditRules rules = rules("{\"audit\":{\"id\":\"keep\"}}");

        assertThat(rules.has("other")).isFalse();
        assertThat(rules.rule("other")).isEqualTo(Audit.HASH);
        assertThat(rules("{}")).isEqualTo(AuditRules.NONE);
        assertThat(AuditRules.NONE.rule("id")).isEqualTo(Audit.HASH);
    }

    @Test
    void refusesARuleThatIsNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> rules("{\"audit\":{\"id\":\"store\"}}"));
        assertThatIllegalArgumentException().isThrownBy(() -> rules("{\"audit\":{\"id\":\"\"}}"));
        assertThatIllegalArgumentException().isThrownBy(() -> rules("{\"audit\":{\"id\":true}}"));
    }

    private static AuditRules rules(String descriptor) {
        return AuditRules.in((JsonObject) JsonCursor.read(descriptor.getBytes(UTF_8)));
    }
}
