package dev.adtools.server.backup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.audit.Trails;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.DataCommands;
import dev.adtools.server.fixtures.DataCommands.Result;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.util.Duration;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class BackupTest {

    private static final String HEADS = "audit-heads.jsonl";
    private static final String KEY = "audit-key";
    private static final String DATABASE = "adtools.db";
    private static final String MANIFEST = "backup.json";

    @TempDir
    private Path folder;

    private TestStore store;
    private Path backup;

    @BeforeEach
    void makeATrail() throws Exception {
        store = Backend.SQLITE.create();
        Trails.adoptDrafts(store);
        backup = folder.resolve("backup");
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void isReadableByItsOwnerAlone() throws Exception {
        assertThat(backup(backup).code()).isZero();

        assertThat(names(backup)).containsExactly(DATABASE, HEADS, KEY, MANIFEST);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rwx------");
        for (String name : names(backup)) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup.resolve(name))))
                    .as(name)
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void isRestoredIntoAnEmptyFolder() throws Exception {
        backup(backup);
        DataCommands restored = commands(folder.resolve("new/data"));

        Result done = restored.run("restore", backup.toString(), "--config", "CONFIG");

        assertThat(done.err()).isEmpty();
        assertThat(done.out())
                .contains("may be sent again", "adtools audit accept-rollback", "--offline", "adtools audit verify");
        assertThat(names(restored.store().dataDirectory())).containsExactly(".lock", DATABASE, HEADS, KEY, "native");
        assertThat(restored.run("audit", "verify", "--offline", "CONFIG").out())
                .contains("all of them as they were written");
    }

    @Test
    void copiesTheCheckpointsBeforeTheDatabase() throws Exception {
        Path heads = folder.resolve("heads");
        assertThat(new ProcessBuilder("mkfifo", heads.toString()).start().waitFor())
                .isZero();
        DataCommands commands = new DataCommands(store.settings(), audit(heads, ""));
        String written = Files.readString(data().resolve(HEADS));

        CompletableFuture<Result> done =
                CompletableFuture.supplyAsync(() -> commands.run("backup", backup.toString(), "--config", "CONFIG"));
        // Opened once the backup reads from it.
        try (OutputStream checkpoints = Files.newOutputStream(heads)) {
            assertThat(names(backup)).doesNotContain(DATABASE);
            checkpoints.write(written.getBytes(StandardCharsets.UTF_8));
        }

        assertThat(done.get(60, TimeUnit.SECONDS).code()).isZero();
    }

    @Test
    void copiesTheLogThatACrashHasLeft() throws Exception {
        store.start();
        store.tx().execute(handle -> handle.execute("UPDATE access_version SET version = 4711"));
        Path crashed = Files.createDirectories(folder.resolve("crashed/data"));
        for (String name : List.of(DATABASE, DATABASE + "-wal", HEADS, KEY)) {
            Files.copy(data().resolve(name), crashed.resolve(name));
        }
        byte[] log = Files.readAllBytes(crashed.resolve(DATABASE + "-wal"));

        assertThat(commands(crashed)
                        .run("backup", backup.toString(), "--config", "CONFIG")
                        .err())
                .isEmpty();

        try (Connection copy = DriverManager.getConnection("jdbc:sqlite:" + backup.resolve(DATABASE));
                Statement statement = copy.createStatement();
                ResultSet version = statement.executeQuery("SELECT version FROM access_version")) {
            assertThat(version.getLong(1)).isEqualTo(4711);
        }
        assertThat(crashed.resolve(DATABASE + "-wal")).hasBinaryContent(log);
    }

    @Test
    void leavesOutACheckpointThatIsBeingWritten() throws Exception {
        String whole = Files.readString(data().resolve(HEADS));
        Files.writeString(data().resolve(HEADS), "{\"head\":{\"cha", StandardOpenOption.APPEND);

        assertThat(backup(backup).code()).isZero();

        assertThat(backup.resolve(HEADS)).hasContent(whole);
    }

    @Test
    void takesAKeyAndCheckpointsFromWhereTheyAreConfigured() throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        AuditSection audit = audit(disk.resolve("heads"), Files.readString(data().resolve(KEY)));
        Files.move(data().resolve(HEADS), disk.resolve("heads"));
        Files.delete(data().resolve(KEY));

        Result done = new DataCommands(store.settings(), audit).run("backup", backup.toString(), "--config", "CONFIG");

        assertThat(done.err()).isEmpty();
        assertThat(done.out()).contains("audit.signingKey");
        assertThat(names(backup)).containsExactly(DATABASE, HEADS, MANIFEST);

        DataCommands restored = new DataCommands(
                StoreSettings.embedded(
                        Files.createDirectories(folder.resolve("new")).resolve("data")),
                audit);
        assertThat(restored.run("restore", backup.toString(), "--config", "CONFIG")
                        .err())
                .contains(disk.resolve("heads") + " may be newer than the backup");
        Files.move(disk.resolve("heads"), disk.resolve("heads.old"));
        assertThat(restored.run("restore", backup.toString(), "--config", "CONFIG")
                        .err())
                .isEmpty();
        assertThat(disk.resolve("heads")).hasSameTextualContentAs(disk.resolve("heads.old"));
    }

    @Test
    void refusesAFolderThatIsNotEmpty() throws Exception {
        Files.createDirectory(backup);
        Files.writeString(backup.resolve("notes"), "mine");

        assertRefused(backup(backup), "is not empty; a backup goes into a folder of its own");
        assertThat(names(backup)).containsExactly("notes");
    }

    @Test
    void refusesADatabaseThatHasLostRecords() throws Exception {
        Files.delete(data().resolve("commit-mark"));
        Path before = Files.copy(data().resolve(DATABASE), folder.resolve("before"));
        Trails.adoptDrafts(store);
        Files.delete(data().resolve(DATABASE));
        Files.move(before, data().resolve(DATABASE));

        assertRefused(backup(backup), "it has lost records");
        assertThat(names(backup)).isEmpty();
    }

    @Test
    void refusesADatabaseThatEndsBeforeTheLastAcknowledgedCommit() throws Exception {
        Path mark = data().resolve("commit-mark");
        Path before = Files.copy(data().resolve(DATABASE), folder.resolve("before"));
        Path heads = Files.copy(data().resolve(HEADS), folder.resolve("heads"));
        Trails.adoptDrafts(store);
        assertThat(mark).exists();
        Files.move(before, data().resolve(DATABASE), StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(data().resolve(DATABASE + "-wal"));
        Files.move(heads, data().resolve(HEADS), StandardCopyOption.REPLACE_EXISTING);

        assertRefused(backup(backup), "Acknowledged writes are missing, so there is nothing to back up.");
        assertThat(names(backup)).isEmpty();
    }

    @Test
    void refusesADatabaseOfPostgresql() {
        StoreSettings postgres =
                new StoreSettings(data(), "jdbc:postgresql://127.0.0.1:1/adtools", "postgres", "", false);
        DataCommands commands = new DataCommands(postgres, AuditSection.STANDARD);

        assertRefused(commands.run("backup", backup.toString(), "--config", "CONFIG"), "use pg_dump");
        assertRefused(commands.run("restore", backup.toString(), "--config", "CONFIG"), "use pg_dump");
    }

    @Test
    void isNotRestoredWhileTheServiceRuns() throws Exception {
        backup(backup);
        store.start();

        assertRefused(restore(data()), "is in use by another running process");
    }

    @ParameterizedTest
    @ValueSource(strings = {"adtools.db", "adtools.db-wal", "audit-heads.jsonl", "initial-token"})
    void isNotRestoredOverOtherFiles(String name) throws Exception {
        backup(backup);
        Path used = Files.createDirectories(folder.resolve("used/data"));
        Files.writeString(used.resolve(name), "mine");

        assertRefused(restore(used), "is not empty (" + name + ")");
        assertThat(names(used)).containsExactly(".lock", name, "native");
        assertThat(used.resolve(name)).hasContent("mine");
    }

    @ParameterizedTest
    @ValueSource(strings = {DATABASE, HEADS, KEY})
    void isNotRestoredOnceAFileWasChanged(String name) throws Exception {
        backup(backup);
        flip(backup.resolve(name));

        assertRefused(restore(), "is not the file that was backed up");
    }

    @Test
    void isNotRestoredWithoutItsList() throws Exception {
        backup(backup);
        Files.delete(backup.resolve(MANIFEST));

        assertRefused(restore(folder.resolve("new/data")), "is no whole backup");
    }

    @Test
    void isNotRestoredWithAListOfForeignFiles() throws Exception {
        backup(backup);
        Path list = backup.resolve(MANIFEST);
        Files.writeString(list, Files.readString(list).replace(KEY, "../" + KEY));

        assertRefused(restore(), "names a file that belongs to no backup");
    }

    @Test
    void isNotRestoredWhereItsDatabaseIsDamaged() throws Exception {
        backup(backup);
        try (RandomAccessFile file =
                new RandomAccessFile(backup.resolve(DATABASE).toFile(), "rw")) {
            file.seek(4096 * 3);
            file.write(new byte[4096 * 4]);
        }
        listAgain();

        assertRefused(restore(), "damaged");
    }

    @Test
    void isNotRestoredWhereItsDatabaseIsOlderThanItsCheckpoints() throws Exception {
        backup(backup);
        Trails.adoptDrafts(store);
        Path later = folder.resolve("later");
        backup(later);
        Files.copy(later.resolve(HEADS), backup.resolve(HEADS), StandardCopyOption.REPLACE_EXISTING);
        listAgain();

        assertRefused(restore(), "it has lost records");
    }

    private void listAgain() throws IOException {
        Files.delete(backup.resolve(MANIFEST));
        new BackupManifest(
                        Instant.now(),
                        List.of(
                                BackupFile.of(backup.resolve(HEADS)),
                                BackupFile.of(backup.resolve(KEY)),
                                BackupFile.of(backup.resolve(DATABASE))))
                .write(backup);
    }

    private static void flip(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
    }

    private void assertRefused(Result result, String sentence) {
        assertThat(result.err()).contains(sentence).hasLineCount(1);
        assertThat(result.code()).isEqualTo(1);
    }

    private Path data() {
        return store.settings().dataDirectory();
    }

    private Result backup(Path target) {
        return new DataCommands(store.settings(), AuditSection.STANDARD)
                .run("backup", target.toString(), "--config", "CONFIG");
    }

    private Result restore() throws IOException {
        Path fresh = folder.resolve("new/data");
        Result result = restore(fresh);
        assertThat(names(fresh)).containsExactly(".lock", "native");
        return result;
    }

    private Result restore(Path dataDirectory) throws IOException {
        return commands(dataDirectory).run("restore", backup.toString(), "--config", "CONFIG");
    }

    private static DataCommands commands(Path dataDirectory) throws IOException {
        Files.createDirectories(dataDirectory.getParent());
        return new DataCommands(StoreSettings.embedded(dataDirectory), AuditSection.STANDARD);
    }

    private static AuditSection audit(Path heads, String key) {
        return new AuditSection(Duration.days(400), heads.toString(), key, List.of());
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
