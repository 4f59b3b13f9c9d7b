package dev.adtools.tools.alpha.searchterms;

/**
 * Limits of suggestions: what must not be excluded, or need not be added.
 *
 * @param lists what the caller names
 * @param protection what brings business
 * @param keywords what is bid on, and where
 * @param state what the platform says of the account
 */
record Limits(TermLists lists, Protection protection, OwnKeywords keywords, AccountState state) {

    boolean isKeyword(Term term) {
        return term.keyword()
                || lists.isKeyword(term.text())
                || state.everyKeyword().contains(term.text());
    }

    /** Returns a suggestion that leaves the account's keywords in the same ad groups alone. */
    Suggestion sparingKeywords(Term term, Suggestion suggestion) {
        boolean hits = suggestion.matchType() == MatchType.PHRASE
                && term.places().stream()
                        .anyMatch(place ->
                                keywords.hitInAdGroup(term.text(), place).isPresent());
        return hits
                ? new Suggestion(suggestion.rule(), MatchType.EXACT, suggestion.score(), suggestion.reason())
                : suggestion;
    }

    /** Returns where a term is to be excluded: only in its ad groups, when a keyword of their campaigns would suffer. */
    Reach reach(Term term, Suggestion suggestion) {
        boolean hits = term.places().stream().anyMatch(place -> hits(term.text(), suggestion, place.campaignId()));
        return Reach.of(term.places(), !hits);
    }

    private boolean hits(String text, Suggestion suggestion, String campaignId) {
        return suggestion.matchType() == MatchType.EXACT
                ? keywords.areInCampaign(text, campaignId)
                : keywords.hitInCampaign(text, campaignId).isPresent();
    }
}
