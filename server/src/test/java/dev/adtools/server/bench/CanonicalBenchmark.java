package dev.adtools.server.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.StrictJson;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * The canonical bytes of a body of 2 MiB, from its bytes and by way of a tree, and its strict check; beside them Jackson,
 * which reads the body into a tree and writes that. Bodies are rows as callers send them, and the numbers that cost most.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class CanonicalBenchmark {

    private static final int MOST_BYTES = 2 << 20;
    private static final int GOAL_MILLIS = 150;
    private static final String BASELINE = "treeThroughJackson";

    private final ObjectMapper mapper = new ObjectMapper();

    /** Content of the body. */
    @Param
    private Body body = Body.FRACTIONS;

    private byte[] bytes = {};

    /** Kinds of content that a body can have. */
    public enum Body {
        /** Numbers of 17 digits and small powers of ten. */
        FRACTIONS {
            @Override
            String item(Random random) {
                return 1 + random.nextInt(9) + "." + (1_000_000_000_000_000L + random.nextLong(9_000_000_000_000_000L))
                        + "e-" + (10 + random.nextInt(290));
            }
        },
        /** Search terms and what they did. */
        ROWS {
            @Override
            String item(Random random) {
                return "{\"search_term\":\"running shoes " + random.nextInt(1_000_000) + "\",\"impressions\":"
                        + random.nextInt(1_000_000) + ",\"clicks\":" + random.nextInt(10_000) + ",\"cost\":"
                        + random.nextInt(1_000_000) / 100.0 + ",\"ctr\":" + random.nextDouble() + "}";
            }
        };

        abstract String item(Random random);
    }

    /** Fills the body. */
    @Setup
    public void fill() {
        Random random = new Random(8785);
        StringBuilder text = new StringBuilder(MOST_BYTES).append('[');
        String item = body.item(random);
        while (text.length() + item.length() < MOST_BYTES) {
            text.append(text.length() == 1 ? "" : ",").append(item);
            item = body.item(random);
        }
        bytes = text.append(']').toString().getBytes(US_ASCII);
    }

    @Benchmark
    public byte[] canonicalBytes() {
        return CanonicalJson.of(bytes, 0);
    }

    @Benchmark
    public byte[] canonicalBytesOfTree() {
        return CanonicalJson.of(JsonCursor.read(bytes));
    }

    @Benchmark
    public byte[] strictCheck() throws InvalidJson {
        StrictJson.check(bytes);
        return bytes;
    }

    @Benchmark
    public byte[] treeThroughJackson() throws IOException {
        return mapper.writeValueAsBytes(mapper.readTree(bytes));
    }

    /** Runs the benchmarks and prints what a body takes, and how many times that is of what Jackson takes. */
    public static void main(String[] args) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(CanonicalBenchmark.class.getSimpleName())
                        .build())
                .run();
        for (Body body : Body.values()) {
            Map<String, Double> millis = results.stream()
                    .filter(result -> result.getParams().getParam("body").equals(body.name()))
                    .collect(Collectors.toMap(
                            result -> result.getPrimaryResult().getLabel(),
                            result -> result.getPrimaryResult().getScore()));
            double baseline = millis.getOrDefault(BASELINE, Double.NaN);
            millis.forEach((name, score) -> System.out.printf(
                    "%-10s %-22s %8.1f ms  %5.2f of Jackson's%n", body, name, score, score / baseline));
        }
        System.out.printf("The goal for canonicalBytes is %d ms.%n", GOAL_MILLIS);
    }
}
