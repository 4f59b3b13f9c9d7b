package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The canonical form beside npm's {@code canonicalize}: {@code -Dcanonicalize=…/lib/canonicalize.js}, and node on the path.
 * {@code .ci/run} fetches the package.
 */
class CanonicalOracleTest {

    private static final int TREES = Depth.of("trees", 5_000, 50_000);
    private static final int SMALLEST_EXPONENT = -1074;
    private static final int GREATEST_EXPONENT = 1023;
    private static final String SCRIPT = """
            const { default: canonicalize } = await import(process.argv[2]);
            const { readFileSync, writeFileSync } = await import('node:fs');
            const lines = readFileSync(process.argv[3], 'utf8').split('\\n');
            writeFileSync(process.argv[4], lines.map(line => canonicalize(JSON.parse(line))).join('\\n'));
            """;

    @TempDir
    private Path folder;

    @Test
    void writesPowersOfTwoAndTheirNeighboursAlike() throws IOException, InterruptedException {
        List<String> texts = new ArrayList<>();
        for (int exponent = SMALLEST_EXPONENT; exponent <= GREATEST_EXPONENT; exponent++) {
            double power = Math.scalb(1.0, exponent);
            for (double value : new double[] {power, Math.nextUp(power), Math.nextDown(power), -power}) {
                texts.add(Double.toString(value));
            }
        }

        assertAlike(texts);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void writesNumbersAlike(long seed, int numbers) throws IOException, InterruptedException {
        Random random = new Random(seed);
        List<String> texts = new ArrayList<>();
        while (texts.size() < numbers) {
            double bits = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(bits)) {
                texts.add(Double.toString(bits));
            }
            texts.add(Double.toString(random.nextInt(2_000_000_000) / 1e6));
        }

        assertAlike(texts);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void writesTreesAlike(long seed, int trees) throws IOException, InterruptedException {
        Random random = new Random(seed);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < trees; i++) {
            texts.add(new String(RandomJson.readable(random), UTF_8));
        }

        assertAlike(texts);
    }

    static Stream<Arguments> runs() {
        return Seed.runs("JSON for the oracle", TREES, 8785);
    }

    private void assertAlike(List<String> texts) throws IOException, InterruptedException {
        List<String> theirs = theirs(texts);
        for (int i = 0; i < texts.size(); i++) {
            byte[] ours = CanonicalJson.of(JsonCursor.read(texts.get(i).getBytes(UTF_8)));
            assertThat(new String(ours, UTF_8)).as(texts.get(i)).isEqualTo(theirs.get(i));
        }
    }

    private List<String> theirs(List<String> texts) throws IOException, InterruptedException {
        Path script = Files.writeString(folder.resolve("oracle.mjs"), SCRIPT);
        Path in = Files.writeString(folder.resolve("in"), String.join("\n", texts));
        Path out = folder.resolve("out");
        Process node = new ProcessBuilder("node", script.toString(), oracle(), in.toString(), out.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
        return List.of(Files.readString(out).split("\n", -1));
    }

    private static String oracle() {
        String oracle = System.getProperty("canonicalize");
        if (oracle == null) {
            // Where it must run, .ci/run fetches it, or stops.
            System.err.println("!!!! NOT RUN: npm's canonicalize (-Dcanonicalize=… says where it is) !!!!");
            return abort("no -Dcanonicalize");
        }
        return oracle;
    }
}
