package dev.adtools.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Dependencies that packages may have. */
@AnalyzeClasses(packages = "dev.adtools.tools", importOptions = DoNotIncludeTests.class)
final class ToolPackagesTest {

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("dev.adtools.tools.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule JSON_LIBRARY_BEHIND_THE_PORTS_ONLY = noClasses()
            .that()
            .resideOutsideOfPackage("dev.adtools.tools.platform..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.fasterxml..");

    @ArchTest
    static final ArchRule PLATFORMS_DO_NOT_KNOW_EACH_OTHER = slices().matching(
                    "dev.adtools.tools.(alpha|analytics|beta)..")
            .should()
            .notDependOnEachOther();
}
