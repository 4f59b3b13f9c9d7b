package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.StartupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SigningKeysTest {

    private final Signer other = Signer.fresh();

    @TempDir
    private Path folder;

    @Test
    void trustsItsOwnKeyAlone() throws IOException {
        try (DataDirectory data = DataDirectory.claim(folder)) {
            SigningKeys keys = SigningKeys.of(data, settings("", List.of()));

            assertThat(keys.trusted()).containsOnlyKeys(id(keys.signer()));
        }
    }

    @Test
    void trustsTheKeysOfItsConfigurationToo() throws IOException {
        String trusted = Base64.getEncoder().encodeToString(other.publicKey().getEncoded());
        try (DataDirectory data = DataDirectory.claim(folder)) {
            SigningKeys keys = SigningKeys.of(data, settings("", List.of(trusted)));

            assertThat(keys.trusted()).containsOnlyKeys(id(keys.signer()), id(other));
            assertThat(id(keys.signer())).isNotEqualTo(id(other));
        }
    }

    @Test
    void signsWithTheSameKeyAtEveryStart() throws IOException {
        try (DataDirectory data = DataDirectory.claim(folder)) {
            SigningKeys first = SigningKeys.of(data, settings("", List.of()));
            SigningKeys second = SigningKeys.of(data, settings("", List.of()));

            assertThat(id(second.signer())).isEqualTo(id(first.signer()));
        }
    }

    @Test
    void signsWithTheKeyThatIsConfigured() throws IOException {
        try (DataDirectory data = DataDirectory.claim(folder)) {
            SigningKeys keys = SigningKeys.of(data, settings(other.text(), List.of()));

            assertThat(keys.trusted()).containsOnlyKeys(id(other));
            assertThat(folder.resolve(SigningKeys.FILE)).doesNotExist();
        }
    }

    @Test
    void refusesTwoHalvesThatDoNotBelongTogether() throws IOException {
        String text = other.text();
        String half = Signer.fresh().text();
        String halves = text.substring(0, text.indexOf(':')) + half.substring(half.indexOf(':'));
        try (DataDirectory data = DataDirectory.claim(folder)) {
            Files.writeString(folder.resolve(SigningKeys.FILE), halves);

            assertThatExceptionOfType(StartupException.class)
                    .isThrownBy(() -> SigningKeys.of(data, settings("", List.of())))
                    .withMessageContaining("do not belong together");
        }
    }

    private static AuditSection settings(String signingKey, List<String> trusted) {
        return new AuditSection(AuditSection.STANDARD.keep(), "", signingKey, trusted);
    }

    private static String id(Signer signer) {
        return Signer.id(signer.publicKey());
    }
}
