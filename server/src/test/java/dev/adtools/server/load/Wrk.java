package dev.adtools.server.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets wrk send one request over and over to a service of this process. */
final class Wrk {

    private static final Pattern DONE = Pattern.compile("(\\d+) requests in ");

    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final ServerTime database;
    private final Path script;
    private final String url;

    Wrk(ServerTime database, Path folder, String url, String token, String body) throws IOException {
        this.database = database;
        this.url = url;
        script = Files.writeString(Files.createTempFile(folder, "request", ".lua"), """
                wrk.method = "POST"
                wrk.headers["Content-Type"] = "application/json"
                wrk.headers["Authorization"] = "Bearer %s"
                wrk.body = [[%s]]
                """.formatted(token, body));
    }

    /**
     * Sends for some seconds.
     *
     * @param after what still belongs to it when the last answer has come
     */
    Measured run(int connections, int seconds, Runnable after) throws Exception {
        double databaseMicros = database.micros();
        long cpu = process.getProcessCpuTime();
        long start = System.nanoTime();
        Process wrk = new ProcessBuilder("wrk", "-t1", "-c" + connections, "-d" + seconds + "s", "-s", script + "", url)
                .redirectErrorStream(true)
                .start();
        String out = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        wrk.waitFor();
        after.run();
        Matcher done = DONE.matcher(out);
        if (!done.find() || out.contains("Non-2xx")) {
            throw new IllegalStateException(out);
        }
        return new Measured(
                Long.parseLong(done.group(1)),
                (System.nanoTime() - start) / 1e9,
                (process.getProcessCpuTime() - cpu) / 1e3,
                database.micros() - databaseMicros);
    }

    /**
     * Measurement of a run.
     *
     * @param requests how many were answered
     * @param seconds how long that took
     * @param cpuMicros how much processor time this process took for it
     * @param databaseMicros how much the database's own processes took
     */
    record Measured(long requests, double seconds, double cpuMicros, double databaseMicros) {

        static final Measured NOTHING = new Measured(0, 0, 0, 0);

        Measured and(Measured more) {
            return new Measured(
                    requests + more.requests,
                    seconds + more.seconds,
                    cpuMicros + more.cpuMicros,
                    databaseMicros + more.databaseMicros);
        }

        double perSecond() {
            return requests / seconds;
        }

        @Override
        public String toString() {
            return "%,.0f reads/s, each %.0f us of the service and %.0f us of the database's processes"
                    .formatted(perSecond(), cpuMicros / requests, databaseMicros / requests);
        }
    }
}
