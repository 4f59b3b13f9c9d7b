package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Planned;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Summary;
import dev.adtools.api.WriteTarget;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclaredSpendTest {

    private static final long RAISED = 900_000_000_000L;
    private static final Summary SUMMARY = Summary.of(Summary.Verb.CREATE, "campaign", "Spring sale");

    @ParameterizedTest
    @CsvSource({
        "NONE, 0, cannot raise spend",
        "LOCAL, 0, reaches no platform itself",
        "DELEGATED, 0, reaches no platform itself",
        "NONE, 900000000000, ''",
        "NONE, 1000000000000, ''",
        "LOCAL, 900000000000, reaches no platform itself",
        "STAGED, 0, ''",
        "STAGED, 900000000000, moves money",
        "PAUSED_OR_APPROVAL, 900000000000, moves money",
        "PAUSED_OR_APPROVAL, 0, ''"
    })
    void comparesAPlanOfAPlatform(SpendControl declared, long before, String contradiction) {
        WriteTarget target =
                WriteTarget.made(AlphaAccountId.of("1002003001"), "The account", "campaign", "Spring sale");
        SpendEffect spend = SpendEffect.daily(before, RAISED, "USD", 2);
        Planned<String> plan = Planned.spending("plan", target, SUMMARY, List.of(), List.of(), spend, List.of());

        assertThat(contradiction(declared, plan)).contains(contradiction);
        assertThat(contradiction(declared, plan).isEmpty()).isEqualTo(contradiction.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"0, ''", "1000000, that it moves no money"})
    void takesAPlanThatSaysThatItMovesNoMoney(long after, String contradiction) {
        WriteTarget target =
                WriteTarget.made(AlphaAccountId.of("1002003001"), "The account", "campaign", "Spring sale");
        SpendEffect spend = SpendEffect.daily(0, after, "USD", 2);

        String found = contradiction(
                SpendControl.STAGED,
                Planned.withoutSpend(
                        "plan", target, SUMMARY, List.of(), List.of(), spend, List.of("No ad set is on.")));

        assertThat(found).contains(contradiction);
        assertThat(found.isEmpty()).isEqualTo(contradiction.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"NONE, has no target", "STAGED, has no target", "PAUSED_OR_APPROVAL, has no target"})
    void findsAPlanWithoutATarget(SpendControl declared, String contradiction) {
        assertThat(contradiction(declared, Planned.local("plan", SUMMARY, List.of(), List.of(), List.of())))
                .contains(contradiction);
    }

    @ParameterizedTest
    @CsvSource({"LOCAL", "DELEGATED"})
    void takesAPlanWithoutATargetOfAToolThatReachesNoPlatform(SpendControl declared) {
        assertThat(contradiction(declared, Planned.local("plan", SUMMARY, List.of(), List.of(), List.of())))
                .isEmpty();
    }

    private static String contradiction(SpendControl declared, Planned<String> plan) {
        String found = DeclaredSpend.contradiction(declared, (Planned.Ready<String>) plan);
        return found == null ? "" : found;
    }
}
