package dev.adtools.server.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import dev.adtools.api.Rows;
import dev.adtools.api.TestContexts;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.alpha.performance.AlphaPerformanceAnswer;
import dev.adtools.tools.alpha.performance.GetAlphaCampaignPerformance;
import dev.adtools.tools.alpha.performance.GetAlphaCampaignPerformanceDispatch;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * A report of 10,000 rows, read, sorted, added up and encoded, as objects and as compact rows; beside it the same rows
 * as a list through databind, which neither sorts nor adds up.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class RowsBenchmark {

    private static final int ROWS = 10_000;

    private final FixedReport report = new FixedReport(ROWS);
    private final GetAlphaCampaignPerformanceDispatch dispatch = new GetAlphaCampaignPerformanceDispatch(report);
    private final GetAlphaCampaignPerformance objects = arguments(false);
    private final GetAlphaCampaignPerformance compact = arguments(true);
    private final ObjectMapper mapper =
            new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
    private final List<Bound> bound = report.rows().stream().map(Bound::of).toList();

    /** A row as databind writes it: the values of a compact row, with their names. */
    record Bound(
            @Nullable String date,
            String campaignId,
            String campaignName,
            String status,
            long impressions,
            long clicks,
            long costMicros,
            BigDecimal conversions,
            long conversionValueMicros) {

        static Bound of(AlphaReport.Row row) {
            AlphaReport.Named campaign = Objects.requireNonNull(row.campaign());
            return new Bound(
                    row.day(),
                    campaign.id(),
                    campaign.name(),
                    campaign.status(),
                    row.metrics().impressions(),
                    row.metrics().clicks(),
                    row.metrics().costMicros(),
                    row.metrics().conversions(),
                    Amounts.micros(row.metrics().conversionValue()));
        }
    }

    private GetAlphaCampaignPerformance arguments(boolean rawData) {
        String text = "{\"account_id\":\"1002003001\",\"limit\":" + ROWS + ",\"raw_data\":" + rawData + "}";
        return Objects.requireNonNull(dispatch.decode(new ArgumentReader(text.getBytes(UTF_8), 0)));
    }

    @Benchmark
    public byte[] rowsAsObjects() {
        return answer(objects);
    }

    @Benchmark
    public byte[] rowsCompact() {
        return answer(compact);
    }

    @Benchmark
    public byte[] listThroughDatabind() throws JsonProcessingException {
        return mapper.writeValueAsBytes(bound);
    }

    private byte[] answer(GetAlphaCampaignPerformance arguments) {
        Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row> answer = dispatch.read(
                        arguments, TestContexts.call(new BenchCall()))
                .fold(found -> found, error -> {
                    throw new IllegalStateException(error.message());
                });
        JsonWriter out = new JsonWriter();
        dispatch.encode(answer, out);
        return out.toBytes();
    }

    private byte[] bytes(String name) throws JsonProcessingException {
        return switch (name) {
            case "rowsAsObjects" -> rowsAsObjects();
            case "rowsCompact" -> rowsCompact();
            default -> listThroughDatabind();
        };
    }

    /** Runs the benchmarks and prints rows and bytes per second. */
    public static void main(String[] args) throws RunnerException, JsonProcessingException {
        RowsBenchmark once = new RowsBenchmark();
        for (RunResult result : new Runner(new OptionsBuilder()
                        .include(RowsBenchmark.class.getSimpleName())
                        .build())
                .run()) {
            String name = result.getPrimaryResult().getLabel();
            double seconds = result.getPrimaryResult().getScore() / 1_000_000;
            int size = once.bytes(name).length;
            System.out.printf(
                    "%-20s %10.0f rows/s  %8.1f MB/s  (%d bytes for %d rows)%n",
                    name, ROWS / seconds, size / seconds / 1_000_000, size, ROWS);
        }
    }
}
