package dev.adtools.server;

import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.ReplayTable;
import dev.adtools.server.fixtures.ReplayTable.Block;
import dev.adtools.tools.sums.Differences;
import dev.adtools.tools.sums.RecordedSums;
import dev.adtools.tools.sums.Reports;
import dev.adtools.tools.sums.RunningService;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recorded reports and their sums: {@code JAR FOLDER} starts the built service live on the recordings, and prints what differs. */
final class ReplayedSums {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final Pattern LISTENS = Pattern.compile("Started application@.*\\{127\\.0\\.0\\.1:([0-9]+)}");

    private ReplayedSums() {}

    /** Returns the calls of the recorded reports that have rows to add up. */
    static List<Block> reports() {
        return ReplayTable.blocks("sums.txt").stream()
                .filter(block -> block.tool().endsWith("_campaign_performance"))
                // Prepared once: its recording does not answer a second call.
                .filter(block -> !block.name().equals("beta-insights-large"))
                .toList();
    }

    /** Prints the differences, and ends with 1 when there are any. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[1]);
        Differences differences = new Differences();
        try (LiveVendor vendor = new LiveVendor()) {
            Process process = service(arguments[0], folder, vendor);
            try {
                Reports service = new RunningService("http://127.0.0.1:" + port(process), TOKEN);
                for (Block report : reports()) {
                    RecordedSums sums = new RecordedSums(
                            (tool, call) -> {
                                vendor.behave(Replay.of(ReplayTable.place(report.file())));
                                return service.data(tool, call);
                            },
                            differences);
                    sums.report(report.tool(), report.arguments());
                }
            } finally {
                process.destroy();
            }
        }
        System.exit(differences.print(reports().size() + " recorded reports"));
    }

    private static Process service(String jar, Path folder, LiveVendor vendor) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(java, "-Xmx512m", "-jar", jar, "server", "config.yml");
        String url = vendor.url().toString();
        String credentials =
                vendor.tokens().authorizedUser(folder, vendor.tokenUri()).toString();
        builder.environment()
                .putAll(Map.ofEntries(
                        Map.entry("ADTOOLS_HTTP_PORT", "0"),
                        Map.entry("ADTOOLS_ADMIN_PORT", "0"),
                        Map.entry("ADTOOLS_DATA_DIR", folder.resolve("live").toString()),
                        Map.entry("ADTOOLS_BOOTSTRAP_TOKEN", TOKEN),
                        Map.entry("ADTOOLS_ALPHA_MODE", "live"),
                        Map.entry("ADTOOLS_ALPHA_BASE_URL", url),
                        Map.entry("ADTOOLS_ALPHA_CREDENTIALS_FILE", credentials),
                        Map.entry("ADTOOLS_BETA_MODE", "live"),
                        Map.entry("ADTOOLS_BETA_BASE_URL", url),
                        Map.entry("ADTOOLS_BETA_ACCESS_TOKEN", LiveVendor.BETA_TOKEN),
                        Map.entry("ADTOOLS_ALPHA_ANALYTICS_MODE", "live"),
                        Map.entry("ADTOOLS_ALPHA_ANALYTICS_BASE_URL", url),
                        Map.entry("ADTOOLS_ALPHA_ANALYTICS_ADMIN_BASE_URL", url),
                        Map.entry("ADTOOLS_ALPHA_ANALYTICS_CREDENTIALS_FILE", credentials)));
        return builder.redirectErrorStream(true).start();
    }

    // Its log is read to the end, or it would wait for a reader.
    private static String port(Process process) throws IOException {
        BufferedReader log = process.inputReader();
        StringBuilder read = new StringBuilder();
        for (String line = log.readLine(); line != null; line = log.readLine()) {
            Matcher listens = LISTENS.matcher(line);
            if (listens.find()) {
                Thread rest = new Thread(() -> discard(log));
                rest.setDaemon(true);
                rest.start();
                return listens.group(1);
            }
            read.append(line).append('\n');
        }
        throw new IllegalStateException("the service does not start:\n" + read);
    }

    private static void discard(BufferedReader log) {
        try {
            log.transferTo(Writer.nullWriter());
        } catch (IOException ended) {
            // The service has ended.
        }
    }
}
