package dev.adtools.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.Gauge;
import com.codahale.metrics.Histogram;
import com.codahale.metrics.MetricFilter;
import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.SlidingWindowReservoir;
import com.codahale.metrics.Timer;
import io.prometheus.metrics.config.EscapingScheme;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Names, types and values are what the client's own bridge to Dropwizard wrote in its last release, 1.4.3. */
class MetricRegistryCollectorTest {

    private final MetricRegistry registry = new MetricRegistry();

    @Test
    void writesCounters() throws IOException {
        registry.counter("jobs.done").inc(7);
        registry.counter("jobs.failed_total").inc(2);

        assertThat(page()).isEqualTo("""
                # HELP jobs_done_total Dropwizard's jobs.done.
                # TYPE jobs_done_total counter
                jobs_done_total 7.0
                # HELP jobs_failed_total Dropwizard's jobs.failed_total.
                # TYPE jobs_failed_total counter
                jobs_failed_total 2.0
                """);
    }

    @Test
    void writesMetersAsCounters() throws IOException {
        registry.meter("calls").mark(5);
        registry.meter("calls.refused.total").mark(3);

        assertThat(page()).isEqualTo("""
                # HELP calls_total Dropwizard's calls_total.
                # TYPE calls_total counter
                calls_total 5.0
                # HELP calls_refused_total Dropwizard's calls.refused.total_total.
                # TYPE calls_refused_total counter
                calls_refused_total 3.0
                """);
    }

    @Test
    void writesGaugesOfNumbersAndTruths() throws IOException {
        gauge("heap.used", 37_034_496L);
        gauge("heap.usage", 0.125);
        gauge("ratio", Double.NaN);
        gauge("up", true);
        gauge("waiting", false);

        assertThat(page()).isEqualTo("""
                # HELP heap_usage Dropwizard's heap.usage.
                # TYPE heap_usage gauge
                heap_usage 0.125
                # HELP heap_used Dropwizard's heap.used.
                # TYPE heap_used gauge
                heap_used 3.7034496E7
                # HELP ratio Dropwizard's ratio.
                # TYPE ratio gauge
                ratio NaN
                # HELP up Dropwizard's up.
                # TYPE up gauge
                up 1.0
                # HELP waiting Dropwizard's waiting.
                # TYPE waiting gauge
                waiting 0.0
                """);
    }

    @Test
    void writesHistogramsAsSummaries() throws IOException {
        Histogram rows = new Histogram(new SlidingWindowReservoir(100));
        for (int row = 1; row <= 100; row++) {
            rows.update(row);
        }
        registry.register("rows.per.read", rows);

        assertThat(page()).isEqualTo("""
                # HELP rows_per_read Dropwizard's rows.per.read.
                # TYPE rows_per_read summary
                rows_per_read{quantile="0.5"} 50.5
                rows_per_read{quantile="0.75"} 75.75
                rows_per_read{quantile="0.95"} 95.94999999999999
                rows_per_read{quantile="0.98"} 98.98
                rows_per_read{quantile="0.99"} 99.99
                rows_per_read{quantile="0.999"} 100.0
                rows_per_read_count 100
                """);
    }

    @Test
    void writesTimersAsSummariesInSeconds() throws IOException {
        Timer reads = new Timer(new SlidingWindowReservoir(100));
        for (int millis = 1; millis <= 100; millis++) {
            reads.update(millis, TimeUnit.MILLISECONDS);
        }
        registry.register("reads", reads);

        assertThat(page()).isEqualTo("""
                # HELP reads Dropwizard's reads.
                # TYPE reads summary
                reads{quantile="0.5"} 0.0505
                reads{quantile="0.75"} 0.07575
                reads{quantile="0.95"} 0.09595
                reads{quantile="0.98"} 0.09898000000000001
                reads{quantile="0.99"} 0.09999000000000001
                reads{quantile="0.999"} 0.1
                reads_count 100
                """);
    }

    @Test
    void replacesWhatPrometheusDoesNotAllowInNames() throws IOException {
        gauge("CodeHeap-'non-nmethods'.used", 1);
        gauge("pool.created", 2);
        gauge("slots.info.bucket", 3);
        gauge("_total", 4);
        gauge("größe\\in MB", 5);
        gauge("a:b", 6);
        gauge("9 lives", 9);

        assertThat(page()).isEqualTo("""
                # HELP CodeHeap__non_nmethods__used Dropwizard's CodeHeap-'non-nmethods'.used.
                # TYPE CodeHeap__non_nmethods__used gauge
                CodeHeap__non_nmethods__used 1.0
                # HELP __lives Dropwizard's 9 lives.
                # TYPE __lives gauge
                __lives 9.0
                # HELP a:b Dropwizard's a:b.
                # TYPE a:b gauge
                a:b 6.0
                # HELP gr__e_in_MB Dropwizard's größe\\\\in MB.
                # TYPE gr__e_in_MB gauge
                gr__e_in_MB 5.0
                # HELP pool Dropwizard's pool.created.
                # TYPE pool gauge
                pool 2.0
                # HELP slots Dropwizard's slots.info.bucket.
                # TYPE slots gauge
                slots 3.0
                # HELP total Dropwizard's _total.
                # TYPE total gauge
                total 4.0
                """);
    }

    @Test
    void keepsNamesForScrapersThatTakeAny() throws IOException {
        gauge("heap.used", 1);
        registry.counter("jobs.done").inc(7);

        assertThat(page(EscapingScheme.ALLOW_UTF8)).isEqualTo("""
                # HELP "heap.used" Dropwizard's heap.used.
                # TYPE "heap.used" gauge
                {"heap.used"} 1.0
                # HELP "jobs.done_total" Dropwizard's jobs.done.
                # TYPE "jobs.done_total" counter
                {"jobs.done_total"} 7.0
                """);
    }

    @Test
    void passesOverGaugesOfAnythingElse() throws IOException {
        gauge("words", "none");
        gauge("deadlocks", Set.of());
        gauge("absent", null);
        gauge("up", true);

        assertThat(page()).isEqualTo(upAlone());
    }

    @Test
    void showsTheRestWhenOneCannotBeRead() throws IOException {
        Gauge<Integer> broken = () -> {
            throw new IllegalStateException("the pool is closed");
        };
        registry.register("pool.size", broken);
        gauge("", 1);
        gauge("up", true);

        assertThat(page()).isEqualTo(upAlone());
    }

    @Test
    void showsTheFirstOfTwoWithOneName() throws IOException {
        registry.timer("up_");
        registry.counter("up.info").inc(2);
        registry.meter("up.created").mark(3);
        gauge("up.total", 4);
        gauge("up-", 5);
        gauge("up", true);

        assertThat(page()).isEqualTo(upAlone() + """
                # HELP up_ Dropwizard's up-.
                # TYPE up_ gauge
                up_ 5.0
                """);
    }

    @Test
    void showsWhatItIsAskedFor() throws IOException {
        gauge("up", true);
        gauge("down", true);

        assertThat(page(MetricFilter.startsWith("u"), EscapingScheme.UNDERSCORE_ESCAPING))
                .isEqualTo(upAlone());
    }

    private void gauge(String name, @Nullable Object value) {
        Gauge<@Nullable Object> gauge = () -> value;
        registry.register(name, gauge);
    }

    private static String upAlone() {
        return """
                # HELP up Dropwizard's up.
                # TYPE up gauge
                up 1.0
                """;
    }

    private String page() throws IOException {
        return page(EscapingScheme.UNDERSCORE_ESCAPING);
    }

    private String page(EscapingScheme names) throws IOException {
        return page(MetricFilter.ALL, names);
    }

    private String page(MetricFilter shown, EscapingScheme names) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        PrometheusTextFormatWriter.create().write(text, new MetricRegistryCollector(registry, shown).collect(), names);
        return text.toString(StandardCharsets.UTF_8);
    }
}
