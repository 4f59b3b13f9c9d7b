package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import java.util.List;
import java.util.Optional;

/** Tells whom a keyword or an ad group reaches; nobody, when it or what it belongs to is not shown. */
final class AlphaKeywordMatcher {

    private final AlphaAccount account;
    private final AlphaKeywordLists keywordLists;

    AlphaKeywordMatcher(AlphaAccount account, AlphaKeywordLists keywordLists) {
        this.account = account;
        this.keywordLists = keywordLists;
    }

    /** Returns what people type who see an ad of a keyword. */
    List<AlphaTerm> terms(ObjectNode row) {
        JsonNode criterion = row.path("adGroupCriterion");
        String text = criterion.path("keyword").path("text").asText();
        boolean isShown = criterion.path("status").asText().equals("ENABLED")
                && criterion.path("systemServingStatus").asText().equals("ELIGIBLE")
                && !criterion.path("approvalStatus").asText().equals("DISAPPROVED")
                && !keywordLists.block(row, text);
        if (!isShown) {
            return List.of();
        }
        String matchType = criterion.path("keyword").path("matchType").asText();
        return AlphaTerm.of(text, matchType).stream()
                .filter(term -> !keywordLists.hide(row, term.text()))
                .toList();
    }

    /** Returns the source of a keyword, or of one of its terms. */
    Optional<AlphaSource> keyword(ObjectNode row, List<AlphaTerm> terms) {
        return seeded(row).filter(seed -> !terms.isEmpty()).map(seed -> source(row, seed, terms));
    }

    /** Returns the source of an ad group that has no keywords and needs none. */
    Optional<AlphaSource> adGroup(ObjectNode row) {
        return seeded(row).filter(seed -> !seed.isSearch()).map(seed -> source(row, seed, List.of(AlphaTerm.UNTYPED)));
    }

    private Optional<Campaign> seeded(ObjectNode row) {
        JsonNode campaign = row.path("campaign");
        boolean wasOn = !campaign.path("status").asText().equals("PAUSED")
                || !history(row).isEmpty();
        boolean isShown = account.enabled()
                && wasOn
                && row.path("adGroup").path("status").asText().equals("ENABLED");
        return AlphaSeedData.SEED
                .campaign(campaign.path("id").asText())
                .filter(seed -> isShown && seed.performance().budgetSpent() > 0);
    }

    private AlphaStatusHistory history(ObjectNode row) {
        return AlphaStatusHistory.of(row.path("campaign"), account.timezone());
    }

    private AlphaSource source(ObjectNode row, Campaign seed, List<AlphaTerm> terms) {
        JsonNode criterion = row.path("adGroupCriterion").path("criterionId");
        long number = (criterion.isMissingNode() ? row.path("adGroup").path("id") : criterion).asLong();
        double budget = AlphaSeed.budgetUnits(row.path("campaign").path("id").asLong());
        return new AlphaSource(
                number,
                history(row),
                terms.stream()
                        .map(term -> new AlphaTraffic(seed, budget, term, SeededRandom.seed(number, term.text())))
                        .toList());
    }
}
