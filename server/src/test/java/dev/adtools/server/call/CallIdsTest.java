package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CallIdsTest {

    private static final Clock STOPPED = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);

    @Test
    void areUniqueEvenInOneMillisecondAndInTwoProcesses() {
        CallIds one = new CallIds(STOPPED, new SecureRandom());
        CallIds other = new CallIds(STOPPED, new SecureRandom());
        Set<String> ids = new HashSet<>();

        for (int i = 0; i < 10_000; i++) {
            ids.add(one.next());
            ids.add(other.next());
        }

        assertThat(ids).hasSize(20_000).allMatch(id -> id.matches("[0-9a-z]{26}"));
    }

    @Test
    void sortByTime() {
        Clock later = Clock.offset(STOPPED, Duration.ofMillis(1));
        SecureRandom random = new SecureRandom();

        assertThat(new CallIds(STOPPED, random).next()).isLessThan(new CallIds(later, random).next());
    }
}
