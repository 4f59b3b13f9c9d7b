package dev.adtools.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.jspecify.annotations.Nullable;

/**
 * Limits how many connections there are, in all and from one address: one too many closes the one that was of use longest
 * ago, of strangers first where there are many, and none with a request in work as long as there is another. Jetty's limit
 * makes newcomers wait, so whoever fills it shuts the kill switch out, and it knows no addresses.
 */
public final class ConnectionLimits implements Connection.Listener {

    private static final long IN_WORK = Long.MAX_VALUE;
    private static final long KNOWN = Long.MAX_VALUE / 2;
    // So many of those that may be there: whoever has just come has not shown a token yet.
    private static final int NEWCOMERS = 8;

    private static final Comparator<Peer> USE = Comparator.comparingLong(peer -> peer.useful);

    private final Map<EndPoint, Peer> open = new ConcurrentHashMap<>();
    private final AtomicLong turn = new AtomicLong();
    private final int most;
    private final int mostOfOne;
    private final TrustedProxies proxies;
    private final MinimumRate rate;

    /**
     * Sets the limits.
     *
     * @param most how many there may be
     * @param mostOfOne how many of them from one address
     * @param proxies addresses that may have any number of them, because they have many clients
     * @param rate how quickly each must take or send while that is its turn
     */
    public ConnectionLimits(int most, int mostOfOne, TrustedProxies proxies, MinimumRate rate) {
        this.most = most;
        this.mostOfOne = mostOfOne;
        this.proxies = proxies;
        this.rate = rate;
    }

    /** Returns the least rate at which a connection must take or send. */
    MinimumRate rate() {
        return rate;
    }

    @Override
    public void onOpened(Connection connection) {
        EndPoint endPoint = connection.getEndPoint();
        if (endPoint.getTransport() instanceof EndPoint) {
            // What is inside of TLS was counted as the connection around it.
            return;
        }
        Peer newcomer = new Peer(endPoint, address(endPoint.getRemoteSocketAddress()), turn.incrementAndGet());
        open.put(endPoint, newcomer);
        Peer victim = victim(newcomer.address);
        if (victim != null) {
            open.remove(victim.endPoint);
            victim.endPoint.close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        open.remove(connection.getEndPoint());
    }

    private @Nullable Peer victim(Object address) {
        List<Peer> same = open.values().stream()
                .filter(peer -> peer.address.equals(address))
                .toList();
        if (same.size() > mostOfOne && !proxies.contains(address)) {
            return leastUseful(same, mostOfOne);
        }
        return open.size() > most ? leastUseful(open.values(), most) : null;
    }

    private static @Nullable Peer leastUseful(Collection<Peer> peers, int most) {
        long unauthenticated =
                peers.stream().filter(peer -> peer.useful < KNOWN).count();
        long least = unauthenticated > Math.max(1, most / NEWCOMERS) ? 0 : KNOWN;
        return peers.stream()
                .filter(peer -> peer.useful >= least && peer.useful < IN_WORK)
                .min(USE)
                .orElseGet(() -> peers.stream().min(USE).orElse(null));
    }

    /** Notes that a request of somebody known is in work on a connection. */
    void begun(Connection connection) {
        set(connection, IN_WORK);
    }

    /** Notes that such a request has its answer. */
    void served(Connection connection) {
        set(connection, KNOWN + turn.incrementAndGet());
    }

    private void set(Connection connection, long useful) {
        EndPoint endPoint = connection.getEndPoint();
        while (endPoint.getTransport() instanceof EndPoint outer) {
            endPoint = outer;
        }
        Peer peer = open.get(endPoint);
        if (peer != null) {
            peer.useful = useful;
        }
    }

    private static Object address(SocketAddress remote) {
        return remote instanceof InetSocketAddress internet ? internet.getAddress() : remote;
    }

    private static final class Peer {

        private final EndPoint endPoint;
        private final Object address;
        private volatile long useful;

        Peer(EndPoint endPoint, Object address, long useful) {
            this.endPoint = endPoint;
            this.address = address;
            this.useful = useful;
        }
    }
}
