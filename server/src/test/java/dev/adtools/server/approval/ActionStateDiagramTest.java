package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.ArchitecturePage;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ActionStateDiagramTest {

    @Test
    void showsWhatMayFollowWhat() {
        Set<String> allowed = Arrays.stream(ActionState.values())
                .flatMap(from -> Arrays.stream(ActionState.values())
                        .filter(from::mayBecome)
                        .map(to -> from + " --> " + to))
                .collect(Collectors.toSet());
        allowed.add("[*] --> PENDING");

        assertThat(ArchitecturePage.read().arrows("The states of a Pending Action"))
                .containsExactlyInAnyOrderElementsOf(allowed);
    }
}
