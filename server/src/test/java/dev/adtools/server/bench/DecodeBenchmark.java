package dev.adtools.server.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.alpha.CreateAlphaAppCampaignDispatch;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
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
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Strict check and generated decoder against a tree, a schema validator and databind, on the same bytes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
@Fork(2)
public class DecodeBenchmark {

    private static final byte[] ARGUMENTS = """
            {"account_id":"123-456-7890","name":"Spring launch","budget_micros":50000000,\
            "app_id":"com.example.app","app_store":"ALPHA_APP_STORE","target_cpa_micros":2000000,\
            "execution_mode":"paused","validate_only":false,"login_customer_id":"9876543210"}""".getBytes(UTF_8);

    private final CreateAlphaAppCampaignDispatch dispatch = BenchTools.createAlphaAppCampaign();
    private final ObjectMapper mapper =
            new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
    private final Schema schema = schema();

    /** Arguments as databind binds them: the same members as plain types. */
    record Bound(
            String accountId,
            String name,
            long budgetMicros,
            String appId,
            String appStore,
            @Nullable Long targetCpaMicros,
            String executionMode,
            boolean validateOnly,
            @Nullable String loginCustomerId) {}

    @Benchmark
    public Object generated() throws InvalidJson {
        StrictJson.check(ARGUMENTS);
        return Objects.requireNonNull(dispatch.decode(new ArgumentReader(ARGUMENTS, 0)));
    }

    @Benchmark
    public Object treeValidatorDatabind() throws IOException {
        JsonNode tree = mapper.readTree(ARGUMENTS);
        if (!schema.validate(tree).isEmpty()) {
            throw new IllegalStateException("the arguments do not fit");
        }
        return mapper.treeToValue(tree, Bound.class);
    }

    @Benchmark
    public int tokensOnly() throws IOException {
        int tokens = 0;
        try (JsonParser parser = mapper.createParser(ARGUMENTS)) {
            while (parser.nextToken() != null) {
                tokens++;
            }
        }
        return tokens;
    }

    private Schema schema() {
        byte[] document = new JsonWriter()
                .value(Objects.requireNonNull(dispatch.descriptor().document().get("inputSchema")))
                .toBytes();
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(new String(document, UTF_8));
    }

    /** Runs the benchmarks and prints each as a ratio to the tree with validator and databind. */
    public static void main(String[] args) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(DecodeBenchmark.class.getSimpleName())
                        .addProfiler(GCProfiler.class)
                        .build())
                .run();
        Map<String, RunResult> byName = new TreeMap<>();
        results.forEach(result -> byName.put(result.getPrimaryResult().getLabel(), result));
        RunResult baseline = Objects.requireNonNull(byName.get("treeValidatorDatabind"));
        byName.forEach((name, result) -> System.out.printf(
                "%-22s %8.0f ns  %8.0f B  %5.2fx as fast  %5.2fx the allocation%n",
                name, time(result), bytes(result), time(baseline) / time(result), bytes(result) / bytes(baseline)));
    }

    private static double time(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    private static double bytes(RunResult result) {
        return Objects.requireNonNull(result.getSecondaryResults().get("gc.alloc.rate.norm"))
                .getScore();
    }
}
