package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.SearchTermQuery;

/** The query for what people searched for, and what its rows mean. */
final class AlphaTerms {

    private static final String FIELDS = "search_term_view.search_term, search_term_view.status, campaign.id,"
            + " ad_group.id, segments.keyword.info.text, segments.search_term_match_type, " + AlphaNumbers.METRICS;

    private AlphaTerms() {}

    static String query(SearchTermQuery terms) {
        StringBuilder query = new StringBuilder("SELECT " + FIELDS + " FROM search_term_view WHERE ");
        query.append(AlphaText.between(terms.days()));
        if (terms.campaignId() != null) {
            query.append(" AND campaign.id = ").append(AlphaText.id(terms.campaignId()));
        }
        if (terms.adGroupId() != null) {
            query.append(" AND ad_group.id = ").append(AlphaText.id(terms.adGroupId()));
        }
        return query.toString();
    }

    static AlphaSearchTerm term(JsonNode row) {
        JsonNode term = row.path("searchTermView");
        JsonNode segments = row.path("segments");
        return new AlphaSearchTerm(
                term.path("searchTerm").asText(""),
                term.path("status").asText(""),
                row.path("campaign").path("id").asText(""),
                row.path("adGroup").path("id").asText(""),
                segments.path("keyword").path("info").path("text").asText(""),
                segments.path("searchTermMatchType").asText(""),
                AlphaNumbers.metrics(row));
    }
}
