package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.SearchTermQuery;

/** Query for what people searched for. */
final class AlphaTerms {

    private static final AlphaQuery<AlphaSearchTerm> ALL = AlphaQuery.from("search_term_view", AlphaTerms::term);

    private AlphaTerms() {}

    static AlphaQuery<AlphaSearchTerm> query(SearchTermQuery terms) {
        AlphaQuery<AlphaSearchTerm> query = ALL.where(AlphaText.between(terms.days()));
        if (terms.campaignId() != null) {
            query = query.where("campaign.id = " + AlphaText.id(terms.campaignId()));
        }
        return terms.adGroupId() == null ? query : query.where("ad_group.id = " + AlphaText.id(terms.adGroupId()));
    }

    private static AlphaSearchTerm term(AlphaRow row) {
        return new AlphaSearchTerm(
                row.text("search_term_view.search_term"),
                row.text("search_term_view.status"),
                row.text("campaign.id"),
                row.text("ad_group.id"),
                row.text("segments.keyword.info.text"),
                row.text("segments.search_term_match_type"),
                row.metrics());
    }
}
