package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.platform.sandbox.Gaql.Condition;
import dev.adtools.tools.platform.sandbox.Gaql.Operator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GaqlTest {

    @Test
    void readsWhatConnectorSays() {
        assertThat(Gaql.parse("SELECT campaign.id, metrics.cost_micros FROM campaign WHERE segments.date BETWEEN"
                        + " '2026-11-01' AND '2026-11-07' AND campaign.id IN (1, 2) AND campaign.status = 'PAUSED'"
                        + " AND customer.manager = FALSE LIMIT 5"))
                .contains(new Gaql(
                        List.of("campaign.id", "metrics.cost_micros"),
                        "campaign",
                        List.of(
                                new Condition("segments.date", Operator.BETWEEN, List.of("2026-11-01", "2026-11-07")),
                                new Condition("campaign.id", Operator.IN, List.of("1", "2")),
                                new Condition("campaign.status", Operator.EQUALS, List.of("PAUSED")),
                                new Condition("customer.manager", Operator.EQUALS, List.of("false"))),
                        5));
    }

    @Test
    void readsTheEndOfAText() {
        assertThat(Gaql.parse("SELECT campaign.id FROM campaign WHERE campaign_budget.name LIKE '%01call'"))
                .hasValueSatisfying(query -> assertThat(query.conditions())
                        .containsExactly(new Condition("campaign_budget.name", Operator.ENDS_IN, List.of("01call"))));
    }

    @Test
    void readsAsManyIdsAsThereAre() {
        String ids = LongStream.range(0, 20_000).mapToObj(Long::toString).collect(Collectors.joining(", "));

        assertThat(Gaql.parse("SELECT campaign.id FROM campaign WHERE campaign.id IN (" + ids + ")"))
                .hasValueSatisfying(
                        query -> assertThat(query.conditions().get(0).values()).hasSize(20_000));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "SELECT FROM campaign",
                "SELECT campaign FROM campaign",
                "SELECT campaign.id, FROM campaign",
                "SELECT campaign.id FROM campaign;",
                "SELECT campaign.id FROM campaign WHERE",
                "SELECT campaign.id FROM campaign WHERE campaign.id = 1 AND",
                "SELECT campaign.id FROM campaign WHERE campaign.id = 1 campaign.id = 2",
                "SELECT campaign.id FROM campaign WHERE campaign.id != 1",
                "SELECT campaign.id FROM campaign WHERE campaign.id IN ()",
                "SELECT campaign.id FROM campaign WHERE campaign.id IN (1,)",
                "SELECT campaign.id FROM campaign WHERE campaign.name = 'a' OR campaign.id = 1",
                "SELECT campaign.id FROM campaign WHERE campaign.name = 'a\\'b'",
                "SELECT campaign.id FROM campaign WHERE campaign.name LIKE 'a'",
                "SELECT campaign.id FROM campaign WHERE campaign.name LIKE '%a%'",
                "SELECT campaign.id FROM campaign WHERE campaign.name LIKE '%'",
                "SELECT campaign.id FROM campaign ORDER BY campaign.id",
                "SELECT campaign.id FROM campaign LIMIT many",
            })
    void refusesAnythingElse(String query) {
        assertThat(Gaql.parse(query)).isEmpty();
    }
}
