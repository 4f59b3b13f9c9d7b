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
    private final Path script;
    private final String url;

    Wrk(Path folder, String url, String token, String body) throws IOException {
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
    Measured run(int connections, int seconds, Runnable after) throws IOException, InterruptedException {
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
                (process.getProcessCpuTime() - cpu) / 1e3);
    }

    /**
     * What was measured.
     *
     * @param requests how many were answered
     * @param seconds how long that took
     * @param cpuMicros how much processor time this process took for it
     */
    record Measured(long requests, double seconds, double cpuMicros) {

        static final Measured NOTHING = new Measured(0, 0, 0);

        Measured and(Measured more) {
            return new Measured(requests + more.requests, seconds + more.seconds, cpuMicros + more.cpuMicros);
        }

        double perSecond() {
            return requests / seconds;
        }

        double cpuEach() {
            return cpuMicros / requests;
        }
    }
}
