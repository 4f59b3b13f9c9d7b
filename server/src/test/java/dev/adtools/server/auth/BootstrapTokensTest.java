package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.StartupException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class BootstrapTokensTest {

    private static final String TEXT = "any text: ä, at least 32 characters";
    private static final String AS_READ =
            new String(TEXT.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);

    @Test
    void isTheOperator() {
        Caller caller = new BootstrapTokens(TEXT, "").caller(AS_READ).orElseThrow();

        assertThat(caller.principal()).isEqualTo("operator");
        assertThat(caller.owner()).isEqualTo("operator");
        assertThat(caller.scopes())
                .isEqualTo(EnumSet.complementOf(EnumSet.of(Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN)));
    }

    @Test
    void isTheApprover() {
        Caller caller = new BootstrapTokens("", TEXT).caller(AS_READ).orElseThrow();

        assertThat(caller.owner()).isEqualTo("approver");
        assertThat(caller.scopes())
                .containsExactlyInAnyOrder(
                        Scope.HALTS_SET, Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);
    }

    @Test
    void isNobodyWhereNoneIsSet() {
        assertThat(new BootstrapTokens("", "").caller("")).isEmpty();
    }

    @Test
    void refusesOneThatCanBeGuessed() {
        assertThatThrownBy(() -> new BootstrapTokens("x".repeat(31), ""))
                .isInstanceOf(StartupException.class)
                .hasMessage("ADTOOLS_BOOTSTRAP_TOKEN must have at least 32 characters.");
    }

    @Test
    void refusesOneThatNoHeaderCanCarry() {
        assertThatThrownBy(() -> new BootstrapTokens("", TEXT + "\n"))
                .isInstanceOf(StartupException.class)
                .hasMessageStartingWith("ADTOOLS_BOOTSTRAP_APPROVER_TOKEN must not start or end with white space");
    }

    @Test
    void refusesTheSameForBoth() {
        assertThatThrownBy(() -> new BootstrapTokens(TEXT, TEXT))
                .isInstanceOf(StartupException.class)
                .hasMessageContaining("must differ");
    }
}
