package dev.adtools.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DeterminismTest {

    @Test
    void generatesTheSameTwice() throws IOException {
        assertThat(Generations.text(Corpus.good())).isEqualTo(Generations.text(Corpus.good()));
    }

    @Test
    void generatesTheSameWhateverTheOrderOfSources() throws IOException {
        assertThat(Generations.text(Corpus.goodReversed())).isEqualTo(Generations.text(Corpus.good()));
    }

    @Test
    void generatesCodeWithoutWarnings() {
        Compilation compilation = Corpus.good();

        assertThat(compilation).succeededWithoutWarnings();
    }
}
