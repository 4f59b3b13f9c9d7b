package dev.adtools.server.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Sends signals to processes that the test has started. */
final class Signal {

    private Signal() {}

    static void send(String signal, long pid) throws IOException, InterruptedException {
        new ProcessBuilder(List.of("kill", "-" + signal, Long.toString(pid)))
                .start()
                .waitFor();
    }

    /** Waits until a process is stopped, by what the kernel says of it. */
    static void awaitStopped(long pid) throws IOException, InterruptedException {
        Path state = Path.of("/proc/" + pid + "/stat");
        while (!Files.readString(state).contains(") T ")) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }
}
