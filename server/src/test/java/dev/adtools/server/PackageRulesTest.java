package dev.adtools.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.adtools.server.mcp.McpResource;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;

/** Dependencies that packages may have. */
@AnalyzeClasses(packages = "dev.adtools.server", importOptions = DoNotIncludeTests.class)
final class PackageRulesTest {

    private static final String[] GUARDS = {
        "auth", "quota", "idempotency", "spend", "approval", "workflow", "schedules", "audit", "events", "metrics"
    };

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("dev.adtools.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule FACES_ARE_NOBODYS_BUSINESS = noClasses()
            .that()
            .resideOutsideOfPackages("dev.adtools.server", "dev.adtools.server.rest..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.adtools.server.rest..");

    @ArchTest
    static final ArchRule FACES_DO_NOT_KNOW_EACH_OTHER = noClasses()
            .that()
            .resideOutsideOfPackages("dev.adtools.server", "dev.adtools.server.mcp..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.adtools.server.mcp..");

    @ArchTest
    static final ArchRule THE_DOCUMENT_IS_A_FACE_TOO = noClasses()
            .that()
            .resideOutsideOfPackages("dev.adtools.server", "dev.adtools.server.openapi..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.adtools.server.openapi..");

    @ArchTest
    static final ArchRule ONLY_FACES_KNOW_HTTP = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dev.adtools.server",
                    "dev.adtools.server.rest..",
                    "dev.adtools.server.mcp..",
                    "dev.adtools.server.openapi..",
                    "dev.adtools.server.console..",
                    "dev.adtools.server.http..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.adtools.server.http..");

    @ArchTest
    static final ArchRule THE_HEART_KNOWS_NO_WIRE_AND_NO_STORE = noClasses()
            .that()
            .resideInAPackage("dev.adtools.server.call..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.ws.rs..", "jakarta.servlet..", "java.sql..", "io.dropwizard..", "org.jdbi..");

    @ArchTest
    static final ArchRule DECISIONS_KNOW_NO_GUARD = noClasses()
            .that()
            .resideInAPackage("dev.adtools.server.decision..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.adtools.server..")
                    .and(resideOutsideOfPackages(
                            "dev.adtools.server.decision..",
                            "dev.adtools.server.call..",
                            "dev.adtools.server.store..")));

    @ArchTest
    static final ArchRule GUARDS_DO_NOT_KNOW_EACH_OTHER =
            slices().assignedFrom(new Guards(GUARDS)).should().notDependOnEachOther();

    @ArchTest
    static final ArchRule WHAT_CHANGES_SOMETHING_IS_RECORDED = methods()
            .that()
            .areAnnotatedWith(POST.class)
            .or()
            .areAnnotatedWith(PUT.class)
            .or()
            .areAnnotatedWith(PATCH.class)
            .or()
            .areAnnotatedWith(DELETE.class)
            // Calls of tools, which the pipeline records.
            .and()
            .areNotAnnotatedWith("dev.adtools.server.rest.IdempotencyKeyFilter$Keyed")
            .and()
            .areNotDeclaredIn(McpResource.class)
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage("dev.adtools.server.console..")
            .should()
            .beAnnotatedWith("dev.adtools.server.rest.Audited");

    @ArchTest
    static final ArchRule WHAT_A_PAGE_CHANGES_IS_RECORDED = classes()
            .that()
            .resideInAPackage("dev.adtools.server.console..")
            .and()
            .containAnyMethodsThat(annotatedWith(POST.class))
            // A verification changes nothing, and calls of tools are recorded by the pipeline.
            .and()
            .doNotHaveSimpleName("AuditPages")
            .and()
            .doNotHaveSimpleName("ToolPages")
            .should()
            .dependOnClassesThat()
            .haveSimpleName("RecordedDecisions");
}
