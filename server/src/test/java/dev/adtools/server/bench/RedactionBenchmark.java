package dev.adtools.server.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.AuditRules;
import dev.adtools.server.audit.Redaction;
import dev.adtools.server.call.Arguments;
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

/** What the audit trail costs each call: redaction of a usual call, of one without hashes, and of ten thousand rows. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class RedactionBenchmark {

    private static final AuditRules RULES = AuditRules.in((JsonObject) JsonCursor.read("""
            {"audit":{"account_id":"keep","name_contains":"hash","status":"keep","limit":"keep",\
            "raw_data":"keep","rows":"hash"}}""".getBytes(UTF_8)));
    private static final String KEPT = """
            {"account_id":"act_1700100001","status":["ACTIVE","PAUSED"],"limit":50,"raw_data":true""";
    private static final String ROW =
            "{\"search_term\":\"running shoes\",\"impressions\":1200,\"clicks\":37,\"cost_micros\":18500000}";

    private final Redaction redaction = new Redaction(new byte[32]);
    private final Arguments usual = arguments(KEPT + ",\"name_contains\":\"spring\"}");
    private final Arguments kept = arguments(KEPT + "}");
    private final Arguments rows = arguments(KEPT + ",\"rows\":[" + (ROW + ",").repeat(9_999) + ROW + "]}");

    private static Arguments arguments(String text) {
        return Arguments.of(text.getBytes(UTF_8));
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

    private int redacted(Arguments arguments) {
        JsonWriter out = new JsonWriter();
        redaction.write(RULES, arguments, out);
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
