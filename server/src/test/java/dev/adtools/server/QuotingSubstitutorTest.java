package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class QuotingSubstitutorTest {

    private final Map<String, String> variables =
            Map.of("SECRET", "it's \"any\" text: #\\ ${EMPTY:-x}", "EMPTY", "", "PORT", "0");

    @Test
    void keepsAnyTextOneValueInSingleQuotes() {
        assertThat(replaced("token: '${SECRET:-}'")).isEqualTo("token: 'it''s \"any\" text: #\\ ${EMPTY:-x}'");
    }

    @Test
    void takesAnEmptyVariableForOneThatIsNotSet() {
        assertThat(replaced("'${EMPTY:-8080}' '${MISSING:-8081}' '${PORT:-8082}'"))
                .isEqualTo("'8080' '8081' '0'");
    }

    private String replaced(String text) {
        return QuotingSubstitutor.substitutor(variables::get).replace(text);
    }
}
