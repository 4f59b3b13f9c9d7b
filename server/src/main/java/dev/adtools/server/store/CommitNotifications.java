package dev.adtools.server.store;

import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import io.dropwizard.lifecycle.Managed;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thread that notifies other nodes of this node's commits and signals theirs here, over a connection of its own, which also holds
 * the node's share of the {@link NodeLock}. NOTIFY inside the units themselves would make their commits wait for each other; here
 * many commits are one notification.
 */
final class CommitNotifications implements Managed {

    private static final Logger LOG = LoggerFactory.getLogger(CommitNotifications.class);
    private static final String CHANNEL = "adtools_commits";
    private static final int PAUSE_MILLIS = 50;
    private static final int MAX_STOP_MILLIS = 2_000;
    private static final Duration MAX_ROUND = Duration.ofSeconds(60);

    private final PostgresAddress address;
    private final CommitSignal signal;
    private final AtomicBoolean pending = new AtomicBoolean();
    private final Thread thread;
    private volatile @Nullable Connection connection;
    private volatile boolean closed;

    CommitNotifications(PostgresAddress address, CommitSignal signal) {
        this.address = address;
        this.signal = signal;
        BackgroundLoop loop = new BackgroundLoop(new Heartbeat("notifications of commits", MAX_ROUND), this::round);
        this.thread = new Thread(
                () -> {
                    loop.runWhile(() -> !closed);
                    disconnect();
                },
                "commit-notifications");
        thread.setDaemon(true);
    }

    /** Takes the node's share of the lock, before the node touches the database. */
    void connect() {
        try {
            listen();
        } catch (SQLException e) {
            throw Schema.unreachable(e);
        }
    }

    /** Notes a commit of this node. */
    void committed() {
        pending.set(true);
    }

    private void round() {
        try {
            Connection listening = connection == null ? listen() : connection;
            if (pending.getAndSet(false)) {
                execute(listening, "NOTIFY " + CHANNEL);
            }
            PGConnection postgres = listening.unwrap(PGConnection.class);
            PGNotification[] heard = postgres.getNotifications(PAUSE_MILLIS);
            if (heard != null && Arrays.stream(heard).anyMatch(one -> one.getPID() != postgres.getBackendPID())) {
                signal.committed();
            }
        } catch (SQLException | StartupException e) {
            disconnect();
            throw new StoreUnavailable("The database sends no notifications now.", e);
        }
    }

    private Connection listen() throws SQLException {
        Connection opened = address.connect();
        connection = opened;
        NodeLock.share(opened);
        execute(opened, "LISTEN " + CHANNEL);
        return opened;
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void disconnect() {
        Connection broken = connection;
        connection = null;
        if (broken != null) {
            try {
                broken.close();
            } catch (SQLException e) {
                LOG.debug("the connection of notifications could not be closed", e);
            }
        }
    }

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public void stop() throws Exception {
        closed = true;
        thread.join(MAX_STOP_MILLIS);
        Connection open = connection;
        if (thread.isAlive() && open != null) {
            // The database does not answer.
            open.abort(Runnable::run);
            thread.join();
        }
        disconnect();
    }
}
