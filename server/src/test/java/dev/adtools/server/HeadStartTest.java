package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HeadStartTest {

    private static final AtomicInteger INITIALIZED = new AtomicInteger();

    @Test
    void findsEveryClassOfTheLibraries() throws IOException {
        Predicate<String> ofTheJdk = name -> name.matches("(java|javax|jdk|sun|com\\.sun)\\..*");

        try (Stream<String> names = HeadStart.names()) {
            assertThat(names.filter(ofTheJdk.negate()).filter(name -> !HeadStart.load(name)))
                    .as("classes that are gone; list them anew with scripts/head-start")
                    .isEmpty();
        }
    }

    @Test
    void initializesNothing() {
        assertThat(HeadStart.load(HeadStartTest.class.getName() + "$Noisy")).isTrue();

        assertThat(INITIALIZED).hasValue(0);
    }

    @Test
    void passesOverWhatIsNotThere() {
        assertThat(HeadStart.load("jdk.internal.gone.Away")).isFalse();
    }

    static final class Noisy {
        static {
            INITIALIZED.incrementAndGet();
        }
    }
}
