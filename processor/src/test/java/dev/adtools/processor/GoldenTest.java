package dev.adtools.processor;

import dev.adtools.api.fixtures.Golden;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files that the good sources of the corpus generate. */
@Tag(Golden.TAG)
final class GoldenTest {

    @Test
    void generatesTheExpectedFilesAndNoOther() throws IOException {
        Golden.holdFolder(Corpus.RESOURCES.resolve("expected"), Generations.text(Corpus.good()));
    }
}
