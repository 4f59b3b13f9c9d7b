package dev.adtools.tools.beta.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;

class PairsTest {

    private static final long SEED = Seed.drawn("pairs of events");
    private static final Random RANDOM = new Random(SEED);

    @RepeatedTest(300)
    void saysWhatComparingEachWithEachSays() {
        List<ConversionEvent> browser = events(ConversionChannel.BROWSER);
        List<ConversionEvent> server = events(ConversionChannel.SERVER);
        Pairs pairs = new Pairs(browser, server);

        for (ConversionEvent event : server) {
            List<ConversionEvent> partners = browser.stream()
                    .filter(other -> other.id().isPresent() && other.id().equals(event.id()))
                    .filter(other -> other.name().equals(event.name()))
                    .toList();
            boolean elsewhere = browser.stream()
                    .filter(other -> other.id().isPresent() && other.id().equals(event.id()))
                    .anyMatch(other -> server.stream()
                            .noneMatch(one ->
                                    one.name().equals(other.name()) && one.id().equals(other.id())));
            long apart = partners.stream()
                    .flatMap(other -> other.seconds().stream())
                    .mapToLong(time -> Math.abs(time - event.seconds().orElse(time)))
                    .max()
                    .orElse(0);

            assertThat(pairs.isMatched(event)).as("seed %s", SEED).isEqualTo(!partners.isEmpty());
            assertThat(pairs.mostApart(event)).as("seed %s", SEED).isEqualTo(apart);
            assertThat(pairs.namedDifferently(event)).as("seed %s", SEED).isEqualTo(partners.isEmpty() && elsewhere);
        }
    }

    private static List<ConversionEvent> events(ConversionChannel channel) {
        return IntStream.range(0, RANDOM.nextInt(7))
                .mapToObj(i -> new ConversionEvent(channel, Node.of("", SetupCalls.json(event()))))
                .toList();
    }

    private static String event() {
        String id = List.of("", "\"event_id\":\"a\",", "\"event_id\":\"b\",", "\"event_id\":\" \",")
                .get(RANDOM.nextInt(4));
        String time = List.of(
                        "",
                        "\"event_time\":1795000000000,",
                        "\"event_time\":" + (1_795_000_000 + RANDOM.nextInt(400_000)) + ",")
                .get(RANDOM.nextInt(3));
        return "{" + id + time + "\"event_name\":\""
                + List.of("Lead", "Purchase", "").get(RANDOM.nextInt(3)) + "\"}";
    }
}
