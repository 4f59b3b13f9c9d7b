package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.DataCommands.Result;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commands with {@code --offline} on a PostgreSQL that nodes share. */
@Timeout(180)
class OfflineNodesIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String LOCK = " FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted"
            + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            + " AND objsubid = 1 AND (classid::bigint << 32 | objid::bigint) = 1::bigint << 40";

    @TempDir
    private Path folder;

    private final ItDatabase database = ItDatabase.onPostgresql();
    private DropwizardTestSupport<AdtoolsConfiguration> node;

    @BeforeEach
    void prepare() {
        node = ShippedService.of(folder, TOKEN, database);
    }

    @Test
    void refusesToWorkWhileANodeRuns() throws Exception {
        node.before();
        try {
            assertThat(database.number(folder, "SELECT count(*)" + LOCK)).isOne();
            assertRefused();
            assertThat(database.number(folder, "SELECT count(*) FROM token WHERE created_by_token = 'offline'"))
                    .isZero();
        } finally {
            node.after();
        }
        assertThat(mint().code()).isZero();
    }

    @Test
    void refusesToWorkAfterANodeHasLostItsConnection() throws Exception {
        node.before();
        try {
            long lost = database.number(folder, "SELECT pid" + LOCK);
            database.number(folder, "SELECT pg_terminate_backend(" + lost + ")::int");
            while (database.number(folder, "SELECT count(*)" + LOCK + " AND pid <> " + lost) == 0) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
            assertRefused();
        } finally {
            node.after();
        }
    }

    @Test
    void showsOnEachNodeThatATokenWasMintedOffline() throws Exception {
        Result minted = mint();
        assertThat(minted.code()).as(minted.err()).isZero();
        // The decision and its end, which a node adds to its chain once they are a minute old.
        assertThat(database.number(folder, "SELECT count(*) FROM audit_draft WHERE node = 'offline'"))
                .isEqualTo(2);
        String id = minted.out().replaceAll("(?s).*\nid +(\\S+).*", "$1");
        node.before();
        try {
            Service service = Service.of(node);
            JsonNode events = get(service, "/api/v1/events");
            assertThat(events.toString()).contains("The token " + id + " of the principal approver was minted offline");
            JsonNode errors = Service.json(service.execute(TOKEN, "get_recent_errors", "{\"arguments\":{}}"));
            assertThat(errors.toString()).contains("The token " + id + " of the principal approver was minted offline");
        } finally {
            node.after();
        }
    }

    // Any empty folder will do: its lock says nothing about nodes elsewhere.
    private Result mint() throws Exception {
        return CommandProcess.run(
                Map.of(
                        "ADTOOLS_DATA_DIR", folder.resolve("elsewhere").toString(),
                        "ADTOOLS_DATABASE_URL", database.address(folder),
                        "ADTOOLS_DATABASE_USER", "postgres"),
                "token",
                "create",
                "--name",
                "root",
                "--principal",
                "approver",
                "--scopes",
                "approvals:admin",
                "--offline");
    }

    private void assertRefused() throws Exception {
        Result refused = mint();
        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.err()).contains("Nodes of the service run on this PostgreSQL database");
    }

    private static JsonNode get(Service service, String path) {
        return Service.json(service.send(service.request(TOKEN, path)));
    }
}
