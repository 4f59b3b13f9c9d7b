package dev.adtools.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names of types: each top-level type has a name of its own, also where both platforms have its like. */
@AnalyzeClasses(packages = "dev.adtools.tools", importOptions = DoNotIncludeTests.class)
final class NamesTest {

    @ArchTest
    static void standForOneTypeEach(JavaClasses classes) {
        Map<String, List<String>> byName = classes.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));

        assertThat(byName.values()).allSatisfy(types -> assertThat(types).hasSize(1));
    }
}
