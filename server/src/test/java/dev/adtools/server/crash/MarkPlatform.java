package dev.adtools.server.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/** A platform in a process that is never killed: it appends every write it gets to a file before it answers. */
public final class MarkPlatform implements AutoCloseable {

    private static final int TURNS = 5;

    private final Path file;
    private final ServerSocket socket;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** Listens on a port of this machine. */
    public MarkPlatform(Path file) throws IOException {
        this.file = file;
        Files.createFile(file);
        socket = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        threads.execute(this::listen);
    }

    /** Returns where it listens. */
    public int port() {
        return socket.getLocalPort();
    }

    /** Returns how often each mark was written. */
    public Map<String, Long> writes() throws IOException {
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        return lines.stream().collect(Collectors.groupingBy(mark -> mark, Collectors.counting()));
    }

    /** Waits until marks that were sent before this call are in the file, however busy this process is. */
    void awaitSent() throws IOException {
        for (int turn = 0; turn < TURNS; turn++) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
                socket.getOutputStream().write("refuse-turn\n".getBytes(StandardCharsets.UTF_8));
                socket.getInputStream().readAllBytes();
            }
        }
    }

    private void listen() {
        while (!socket.isClosed()) {
            try {
                Socket caller = socket.accept();
                threads.execute(() -> answer(caller));
            } catch (IOException closed) {
                return;
            }
        }
    }

    // A mark that starts with "refuse" is refused, one that starts with "drop" is done without an answer.
    private void answer(Socket caller) {
        try (caller;
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.UTF_8))) {
            String mark = lines.readLine();
            if (mark == null) {
                return;
            }
            if (mark.startsWith("refuse")) {
                caller.getOutputStream().write("refused\n".getBytes(StandardCharsets.UTF_8));
                return;
            }
            append(mark);
            if (!mark.startsWith("drop")) {
                caller.getOutputStream().write(("made " + mark + "\n").getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException killed) {
            // Its caller was killed in the middle, which is what this is for.
            return;
        }
    }

    private synchronized void append(String mark) {
        try {
            Files.writeString(file, mark + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        threads.shutdownNow();
    }
}
