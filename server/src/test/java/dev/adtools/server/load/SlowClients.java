package dev.adtools.server.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Attacks a running service with connections that are slow or never content, one attack after the other, and meanwhile sets
 * and clears a halt and asks for the health: {@code PORT ADMIN-PORT TOKEN SECONDS [WORDS]}. Fails when one of these takes more
 * than a second or does not succeed.
 */
public final class SlowClients {

    private static final String HOST = "127.0.0.1";
    private static final int TICK_MILLIS = 100;
    // Setting and clearing a halt so often stays below the rate of its token, 600 a minute.
    private static final int PAUSE_MILLIS = 250;
    private static final int PIPELINED = 100;
    private static final long PROMPT_MILLIS = 1_000;

    private final int port;
    private final int adminPort;
    private final String token;
    private volatile boolean over;
    private boolean failed;

    private SlowClients(int port, int adminPort, String token) {
        this.port = port;
        this.adminPort = adminPort;
        this.token = token;
    }

    /** Runs the attacks whose names have some words, prints how long the rest took, and exits with 1 when that was too long. */
    public static void main(String[] arguments) throws Exception {
        SlowClients clients =
                new SlowClients(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]), arguments[2]);
        String words = arguments.length > 4 ? arguments[4] : "";
        clients.run(TimeUnit.SECONDS.toMillis(Long.parseLong(arguments[3])), words);
        System.exit(clients.failed ? 1 : 0);
    }

    private void run(long millis, String words) throws Exception {
        String reader = mint();
        measured("nobody", 3_000);
        for (Attack attack : attacks(reader)) {
            if (attack.name.contains(words)) {
                over = false;
                Thread attacker = new Thread(() -> attack(attack));
                attacker.start();
                measured(attack.name, millis);
                over = true;
                attacker.join();
            }
        }
    }

    private String mint() throws IOException {
        HttpURLConnection minted = send(
                "POST",
                port,
                "/api/v1/tokens",
                "{\"name\":\"reader\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}");
        return new ObjectMapper().readTree(minted.getInputStream()).get("token").textValue();
    }

    private static List<Attack> attacks(String reader) {
        String get = "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n";
        String bearer = "Authorization: Bearer %s\r\n";
        String execute = "POST /api/v1/tools/%s/execute HTTP/1.1\r\nHost: localhost\r\n" + bearer.formatted(reader)
                + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s";
        String large = "{\"arguments\":{\"account_id\":\"1002003001\",\"level\":\"keyword\",\"daily\":true,"
                + "\"date_range\":\"last_90d\",\"limit\":10000}}";
        String stranger = get.formatted("/api/v1/tools", "");
        String guess = get.formatted("/api/v1/tools", bearer.formatted("adt_AAAAAAAAAA_" + "0".repeat(43)));
        String known = get.formatted("/api/v1/me", bearer.formatted(reader));
        String page = get.formatted("/docs", "");
        String document = get.formatted("/api/v1/openapi.json", "");
        return List.of(
                new Attack("slow readers of openapi.json", 150, 1, document, "", 1),
                new Attack("slow bodies", 150, 1, execute.formatted("get_campaigns", 2_000_000, "{"), " ", 1),
                new Attack("slow heads", 150, 1, "GET / HTTP/1.1\r\nX: ", "x", 1),
                new Attack(
                        "slow readers of answers",
                        150,
                        1,
                        execute.formatted("get_alpha_campaign_performance", large.length(), large),
                        "",
                        1),
                new Attack("pipelined refusals", 150, 1, "", stranger.repeat(PIPELINED), 0),
                new Attack("pipelined guesses", 150, 1, "", guess.repeat(PIPELINED), 0),
                new Attack("pipelined requests over the rate", 150, 1, "", known.repeat(PIPELINED), 0),
                new Attack("pipelined pages", 150, 1, "", page.repeat(PIPELINED), 0),
                new Attack("pipelined pages that nobody reads", 150, 1, "", page.repeat(PIPELINED), 1),
                new Attack("idle connections", 2_000, 20, "", "", 1));
    }

    // One thread for all of an attack's connections: the service shares the machine's processors with it.
    private void attack(Attack attack) {
        Victim[] victims = new Victim[attack.connections];
        ByteBuffer buffer = ByteBuffer.allocateDirect(64 * 1024);
        try {
            while (!over) {
                for (int i = 0; i < victims.length && !over; i++) {
                    if (victims[i] == null || !victims[i].goOn(buffer)) {
                        victims[i] = new Victim(attack, 2 + i % attack.addresses);
                    }
                }
                if (attack.readPerTick > 0) {
                    Thread.sleep(TICK_MILLIS);
                }
            }
            for (Victim victim : victims) {
                victim.channel.close();
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void measured(String name, long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        long halt = 0;
        long health = 0;
        int count = 0;
        while (System.nanoTime() < end) {
            halt = Math.max(halt, took("PUT", port, "/api/v1/halts/beta:act_1700100004", "{\"reason\":\"attack\"}"));
            halt = Math.max(halt, took("DELETE", port, "/api/v1/halts/beta:act_1700100004", ""));
            health = Math.max(health, took("GET", adminPort, "/healthcheck", ""));
            count++;
            Thread.sleep(PAUSE_MILLIS);
        }
        boolean late = Math.max(halt, health) > PROMPT_MILLIS;
        System.out.printf(
                "%-36s %4d times: a halt at most %5d ms, health %5d ms%s%n",
                name, count, halt, health, late ? "  LATE" : "");
        failed |= late;
    }

    private long took(String method, int where, String path, String body) {
        long begun = System.nanoTime();
        int status;
        try {
            status = send(method, where, path, body).getResponseCode();
        } catch (IOException e) {
            System.out.println(path + ": " + e);
            status = 0;
        }
        long took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        if (status != 200) {
            System.out.println("FAILED: " + method + " " + path + " answered " + status + " after " + took + " ms");
            failed = true;
        }
        return took;
    }

    private HttpURLConnection send(String method, int where, String path, String body) throws IOException {
        HttpURLConnection connection = (HttpURLConnection)
                URI.create("http://" + HOST + ":" + where + path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setReadTimeout(30_000);
        connection.setRequestProperty("Authorization", "Bearer " + token);
        // Whoever stops spending in a hurry has no connection yet.
        connection.setRequestProperty("Connection", "close");
        connection.setRequestProperty("Adtools-Reason", "over");
        if (!body.isEmpty()) {
            connection.setDoOutput(true);
            connection.setRequestProperty("Content-Type", "application/json");
            connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        }
        connection.getResponseCode();
        return connection;
    }

    /**
     * One attack.
     *
     * @param connections how many connections it keeps open
     * @param addresses from how many addresses
     * @param opening what each sends first
     * @param more what each sends after that, again and again
     * @param readPerTick how many bytes each reads in a tick; 0 to send and read as much as it can
     */
    private record Attack(String name, int connections, int addresses, String opening, String more, int readPerTick) {}

    private final class Victim {

        private final SocketChannel channel = SocketChannel.open();
        private final ByteBuffer more;
        private final int read;

        Victim(Attack attack, int address) throws IOException {
            read = attack.readPerTick;
            more = ByteBuffer.wrap(attack.more.getBytes(StandardCharsets.US_ASCII));
            if (read > 0) {
                channel.setOption(StandardSocketOptions.SO_RCVBUF, 4096);
            }
            channel.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) address}), 0));
            channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            channel.write(ByteBuffer.wrap(attack.opening.getBytes(StandardCharsets.US_ASCII)));
            channel.configureBlocking(false);
        }

        /** Sends and reads a little; returns whether the connection is still open. */
        boolean goOn(ByteBuffer buffer) throws IOException {
            try {
                channel.write(more);
                if (!more.hasRemaining()) {
                    more.rewind();
                }
                buffer.clear();
                if (read > 0) {
                    buffer.limit(read);
                }
                if (channel.read(buffer) >= 0) {
                    return true;
                }
            } catch (IOException closed) {
                // As good as the end.
            }
            channel.close();
            return false;
        }
    }
}
