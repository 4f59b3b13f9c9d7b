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

    /**
     * Stops a process, and ends only when it is stopped: one that stops itself would run on for a while. It gives up when another
     * process lets it go on before that is seen.
     */
    static void stop(long pid) throws IOException, InterruptedException {
        String untilStopped = "kill -STOP $0; for try in $(seq 50); do"
                + " if grep -q ') T ' /proc/$0/stat; then break; fi; sleep 0.01; done";
        new ProcessBuilder(List.of("sh", "-c", untilStopped, Long.toString(pid)))
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
