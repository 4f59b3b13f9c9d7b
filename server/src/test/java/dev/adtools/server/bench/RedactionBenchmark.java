package dev.adtools.server.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.Contract;
import dev.adtools.server.audit.Redaction;
import dev.adtools.server.call.Arguments;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Redaction of arguments, with a plain decoding of them: a usual call, of one without hashes, and of ten thousand rows. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class RedactionBenchmark {

    private static final Contract CONTRACT = new Contract(
            Map.of(
                    "account_id", Audit.KEEP,
                    "name_contains", Audit.HASH,
                    "status", Audit.KEEP,
                    "limit", Audit.KEEP,
                    "raw_data", Audit.KEEP,
                    "rows", Audit.HASH),
            Map.of());
    private static final String KEPT = """
            {"account_id":"act_1700100001","status":["ACTIVE","PAUSED"],"limit":50,"raw_data":true""";
    private static final String ROW =
            "{\"search_term\":\"running shoes\",\"impressions\":1200,\"clicks\":37,\"cost_micros\":18500000}";

    private final Redaction redaction = new Redaction(new byte[32]);
    private final byte[] usual = bytes(KEPT + ",\"name_contains\":\"spring\"}");
    private final byte[] kept = bytes(KEPT + "}");
    private final byte[] rows = bytes(KEPT + ",\"rows\":[" + (ROW + ",").repeat(9_999) + ROW + "]}");

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    @Benchmark
    public int fiveMembersOneHashed() {
        return redacted(usual);
    }

    @Benchmark
    public int fourMembersKept() {
        return redacted(kept);
    }

    @Benchmark
    public int tenThousandRows() {
        return redacted(rows);
    }

    private int redacted(byte[] arguments) {
        JsonWriter out = new JsonWriter();
        redaction.write(Arguments.of(arguments), CONTRACT.read(arguments, 0), out);
        return out.size();
    }

    /** Runs the benchmarks and prints what each call costs. */
    public static void main(String[] args) throws RunnerException {
        for (RunResult result : new Runner(new OptionsBuilder()
                        .include(RedactionBenchmark.class.getSimpleName())
                        .addProfiler(GCProfiler.class)
                        .build())
                .run()) {
            System.out.printf(
                    "%-22s %10.0f ns  %8.0f B%n",
                    result.getPrimaryResult().getLabel(),
                    result.getPrimaryResult().getScore(),
                    Objects.requireNonNull(result.getSecondaryResults().get("gc.alloc.rate.norm"))
                            .getScore());
        }
    }
}
