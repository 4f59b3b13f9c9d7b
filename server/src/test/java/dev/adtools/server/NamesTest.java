package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of types: words of the field, and each its own. */
@AnalyzeClasses(packages = "dev.adtools.server", importOptions = DoNotIncludeTests.class)
final class NamesTest {

    // Each stood in a name once, and nobody searches for it: a scheduler was an alarm clock, a rate limit a toll.
    private static final Set<String> METAPHORS = Set.of(
            "Aftermath",
            "Alarm",
            "Alarms",
            "Allotment",
            "Allotting",
            "Complaint",
            "Departure",
            "Departures",
            "Desk",
            "Door",
            "Entrance",
            "Era",
            "Errand",
            "Errands",
            "Fate",
            "Freshness",
            "Ground",
            "Holders",
            "Mount",
            "Mounts",
            "Notary",
            "Pipes",
            "Post",
            "Scribe",
            "Sight",
            "Strangers",
            "Surroundings",
            "Telltale",
            "Throttles",
            "Timetable",
            "Told",
            "Toll",
            "Troubles",
            "Turnstile",
            "Upkeep",
            "Verdict",
            "Verdicts",
            "Words");

    @ArchTest
    static void haveNoMetaphor(JavaClasses classes) {
        List<String> found = classes.stream()
                .map(JavaClass::getSimpleName)
                .filter(name -> Stream.of(name.split("(?=\\p{Upper})")).anyMatch(METAPHORS::contains))
                .toList();

        assertThat(found).isEmpty();
    }

    @ArchTest
    static void standForOneTypeEach(JavaClasses classes) {
        Map<String, List<String>> byName = classes.stream()
                .filter(type -> type.isTopLevelClass() || type.isMemberClass())
                .filter(type -> !type.getModifiers().contains(JavaModifier.PRIVATE))
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));

        assertThat(byName.values()).allSatisfy(types -> assertThat(types).hasSize(1));
    }
}
