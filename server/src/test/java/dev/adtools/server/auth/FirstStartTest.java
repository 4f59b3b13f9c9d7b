package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FirstStartTest {

    private static final BootstrapTokens NO_BOOTSTRAP = new BootstrapTokens("", "");

    private final SettableClock clock = new SettableClock();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void writesATokenForEachIdentity(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            prepare(store, NO_BOOTSTRAP);

            Caller operator = caller(store, "initial-token").orElseThrow();
            Caller approver = caller(store, "initial-approver-token").orElseThrow();

            assertThat(operator.owner()).isEqualTo("operator");
            assertThat(operator.scopes())
                    .isEqualTo(EnumSet.complementOf(EnumSet.of(Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN)));
            assertThat(approver.owner()).isEqualTo("approver");
            assertThat(approver.scopes())
                    .containsExactlyInAnyOrder(
                            Scope.HALTS_SET, Scope.APPROVALS_READ, Scope.APPROVALS_DECIDE, Scope.APPROVALS_ADMIN);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsThemEndAfterSevenDays(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            prepare(store, NO_BOOTSTRAP);

            clock.advance(Duration.ofDays(7).minusSeconds(1));
            assertThat(caller(store, "initial-token")).isPresent();

            clock.advance(Duration.ofSeconds(1));
            assertThat(caller(store, "initial-token")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leavesTheFilesAloneOnceThereIsAToken(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            prepare(store, NO_BOOTSTRAP);
            String before = Files.readString(file(store, "initial-token"));

            prepare(store, NO_BOOTSTRAP);

            assertThat(Files.readString(file(store, "initial-token"))).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void writesNoTokenForAnIdentityThatHasOneInTheEnvironment(Backend backend) {
        try (TestStore store = backend.open()) {
            prepare(store, new BootstrapTokens(AccessFixture.OPERATOR_TOKEN, ""));

            assertThat(file(store, "initial-token")).doesNotExist();
            assertThat(file(store, "initial-approver-token")).exists();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    @DisabledOnOs(OS.WINDOWS)
    void letsOnlyTheOwnerReadTheFiles(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            prepare(store, NO_BOOTSTRAP);

            for (String name : new String[] {"initial-token", "initial-approver-token"}) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file(store, name))))
                        .isEqualTo("rw-------");
            }
        }
    }

    private void prepare(TestStore store, BootstrapTokens bootstrap) {
        new FirstStart(store.tx(), store.data(), bootstrap, clock).prepare();
    }

    private Optional<Caller> caller(TestStore store, String file) throws IOException {
        Access access = new Access(store.tx(), NO_BOOTSTRAP, clock, () -> clock.millis() * 1_000_000);
        return AccessFixture.authenticate(
                access, Files.readString(file(store, file)).strip());
    }

    private static Path file(TestStore store, String name) {
        return store.data().path().resolve(name);
    }
}
