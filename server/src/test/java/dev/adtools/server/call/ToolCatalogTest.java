package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Things;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ToolCatalogTest {

    private static final CatalogFilter EVERY = new CatalogFilter(null, null, null);

    @Test
    void refusesToolsOfOneNameInTwoTables() {
        List<Things> tables = List.of(new Things(), new Things());

        assertThatThrownBy(() -> ToolCatalog.of(tables, PlatformLabels.NONE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the tool check_thing is both in dev.adtools.server.fixtures.Things and in"
                        + " dev.adtools.server.fixtures.Things; a tool's name must be unique in the service");
    }

    @Test
    void findsWhatACallerMaySeeAndNothingElse() {
        ToolCatalog catalog = ToolCatalog.of(List.of(new Things()), PlatformLabels.NONE);

        assertThat(catalog.visible("get_things", Callers.BETA)).isPresent();
        assertThat(catalog.visible("check_thing", Callers.BETA)).isEmpty();
        assertThat(catalog.visible("nothing", Callers.ALL)).isEmpty();
        assertThat(catalog.visible("get_things", Callers.REPORTS)).isPresent();
        assertThat(catalog.visible("stop_thing", Callers.REPORTS)).isEmpty();
    }

    @Test
    void rendersAPageOnceForCallersOfTheSameView() {
        ToolCatalog catalog = ToolCatalog.of(List.of(new Things()), PlatformLabels.NONE);

        assertThat(catalog.page(Callers.ALL, EVERY)).isSameAs(catalog.page(Callers.ACCOUNT, EVERY));
        assertThat(catalog.page(Callers.ALL, EVERY).tag())
                .isNotEqualTo(catalog.page(Callers.NARROW, EVERY).tag());
    }

    @Test
    void keepsServingWhenCallersHaveMoreViewsThanItRemembers() {
        ToolCatalog catalog = ToolCatalog.of(List.of(new Things()), PlatformLabels.NONE);
        CatalogPage first = catalog.page(limitedTo("get_things"), EVERY);

        for (int i = 0; i < 1000; i++) {
            assertThat(catalog.page(limitedTo("tool_" + i), EVERY).bytes())
                    .asString()
                    .isEqualTo("{\"ok\":true,\"tools\":[]}");
        }

        assertThat(catalog.page(limitedTo("get_things"), EVERY).bytes()).isEqualTo(first.bytes());
    }

    private static Caller limitedTo(String tool) {
        return new Caller(
                "robot", "team", "tok", Set.of(), Set.of(), new Limits(Set.of(), Set.of(), Set.of(tool), Set.of()));
    }
}
