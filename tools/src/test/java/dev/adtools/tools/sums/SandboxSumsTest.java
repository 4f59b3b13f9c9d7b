package dev.adtools.tools.sums;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.TestTools;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every number of the sandbox that can be added up is the same sum whichever way a report is cut. */
final class SandboxSumsTest {

    private static final List<String> PERIODS =
            List.of("last_7d", "yesterday", "last_30d", "last_14d", "last_28d", "last_month", "last_90d");

    private static final String MONDAY = "2026-11-23T12:00:00Z";

    @Test
    void addsUpHoweverItIsCut() {
        // The shortest always, and others that are drawn.
        List<String> longer = new ArrayList<>(PERIODS.subList(1, PERIODS.size()));
        Collections.shuffle(longer, new Random(Seed.drawn("periods")));
        List<String> periods = Stream.concat(PERIODS.stream().limit(1), longer.stream())
                .limit(Depth.of("periods", 1, 3))
                .toList();

        Differences differences =
                AllSums.differences(new Tools(new SandboxWorld(), FixedCall.unlimited()), periods, diagnoses());

        assertThat(differences.found()).isEmpty();
        assertThat(differences.compared()).isGreaterThan(1_000);
    }

    @Test
    void addsUpWhenCampaignsWereSwitchedInTheMiddleOfADay() {
        InMemorySandboxStore store = new InMemorySandboxStore();
        SandboxWorld friday = new SandboxWorld(store, Clock.fixed(FixedCall.NOW, ZoneOffset.UTC));
        for (int campaign = 1; campaign <= 40; campaign++) {
            String status = campaign % 2 == 0 ? "ACTIVE" : "PAUSED";
            friday.postBeta("%d".formatted(120210000000000000L + campaign), "status=" + status);
        }
        for (String campaign : List.of("1", "2", "4", "27")) {
            assertThat(switched(friday, "12000000%03d".formatted(Integer.parseInt(campaign))))
                    .isEqualTo(200);
        }

        Tools tools = new Tools(
                new SandboxWorld(store, Clock.fixed(Instant.parse(MONDAY), ZoneOffset.UTC)), FixedCall.at(MONDAY));
        Differences differences = AllSums.differences(tools, List.of("last_7d"), diagnoses());

        assertThat(differences.found()).isEmpty();
    }

    private static int diagnoses() {
        return Depth.of("diagnoses", 2, 30);
    }

    private static int switched(SandboxWorld world, String campaign) {
        return world.postAlpha("customers/1002003001/campaigns:mutate", """
                        {"operations":[{"updateMask":"status","update":{
                        "resourceName":"customers/1002003001/campaigns/%s","status":"PAUSED"}}]}""".formatted(campaign))
                .status();
    }

    /** The tools on a sandbox at one moment. */
    private record Tools(ToolTable table, CallContext context) implements Reports {

        Tools(SandboxWorld world, CallContext context) {
            this(TestTools.table(world.alpha(), world.analytics(), world.beta()), context);
        }

        @Override
        public JsonObject data(String tool, String arguments) {
            return data((ReadDispatch<?, ?>) Objects.requireNonNull(table.find(tool), tool), arguments);
        }

        private <A, R> JsonObject data(ReadDispatch<A, R> tool, String arguments) {
            A decoded = Decoded.of(tool, (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8)));
            Outcome<R> outcome = tool.read(decoded, context);
            JsonWriter out = new JsonWriter();
            tool.encode(
                    outcome.<R>fold(answer -> answer, error -> {
                        throw new AssertionError(arguments + error);
                    }),
                    out);
            return (JsonObject) JsonCursor.read(out.toBytes());
        }
    }
}
