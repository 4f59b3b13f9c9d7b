package dev.adtools.tools.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.tools.fixtures.TokenServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CredentialFileTest {

    private static final String SECRETS = "hunter2";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("credentials.json");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hunter2 | is not a JSON object",
                "[\"hunter2\"] | is not a JSON object",
                "{\"client_secret\":\"hunter2\"} | has no type",
                "{\"type\":\"external_account\"} | is of a type that is not supported; use authorized_user or"
                        + " service_account",
                "{\"type\":\"authorized_user\",\"client_id\":\"c\",\"client_secret\":\"hunter2\"} | has no refresh_token",
                "{\"type\":\"authorized_user\",\"client_id\":\" \"} | has no client_id",
                "{\"type\":\"authorized_user\",\"token_uri\":\"http://tokens.example\"} | has a token_uri that is not an"
                        + " https address",
                "{\"type\":\"authorized_user\",\"token_uri\":\"https://hun ter2\"} | has a token_uri that is not an"
                        + " https address",
                "{\"type\":\"service_account\",\"client_email\":\"e\",\"private_key_id\":\"k\",\"private_key\":\"hunter2\"}"
                        + " | has a private_key that is not an unencrypted RSA key (PKCS #8, PEM)",
                "{\"type\":\"service_account\",\"client_email\":\"e\",\"private_key_id\":\"k\",\"private_key\":\"aGk=\"}"
                        + " | has a private_key that is not an unencrypted RSA key (PKCS #8, PEM)",
            })
    void saysInOneLineWhatIsWrong(String content, String what) throws IOException {
        Files.writeString(file, content);

        assertThatExceptionOfType(CredentialProblem.class)
                .isThrownBy(() -> CredentialFile.grant(file, "scope"))
                .withMessage("the file " + file + " " + what)
                .satisfies(problem -> assertThat(problem.toString()).doesNotContain(SECRETS))
                .withNoCause();
    }

    @Test
    void saysWhenThereIsNoFile() {
        assertThatExceptionOfType(CredentialProblem.class)
                .isThrownBy(() -> CredentialFile.grant(file, "scope"))
                .withMessage("the file " + file + " cannot be read");
    }

    @Test
    void takesNoFolderAndNothingHugeForCredentials() throws IOException {
        Files.write(file, new byte[100_000]);

        assertThatExceptionOfType(CredentialProblem.class).isThrownBy(() -> CredentialFile.grant(folder, "scope"));
        assertThatExceptionOfType(CredentialProblem.class)
                .isThrownBy(() -> CredentialFile.grant(file, "scope"))
                .withMessage("the file " + file + " is no file of credentials");
    }

    @Test
    void readsBothStandardFiles() {
        TokenServer server = new TokenServer();
        URI uri = URI.create("https://tokens.example/token");

        assertThat(CredentialFile.grant(server.authorizedUser(folder, uri), "s").type())
                .isEqualTo("authorized_user");
        assertThat(CredentialFile.grant(server.serviceAccount(folder, uri), "s").tokenUri())
                .isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource({"rw-------, false", "rw-r-----, true", "rw----r--, true"})
    void seesWhetherOthersMayReadIt(String mode, boolean open) throws IOException {
        Files.writeString(file, "{}");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));

        assertThat(CredentialFile.openToOthers(file)).isEqualTo(open);
    }
}
