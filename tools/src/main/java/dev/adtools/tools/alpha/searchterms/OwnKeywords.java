package dev.adtools.tools.alpha.searchterms;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** The account's own keywords, by where they are: what is bid on in a campaign is not to be excluded there. */
final class OwnKeywords {

    private final Keywords everywhere = new Keywords();
    private final Map<String, Keywords> ofCampaign = new HashMap<>();
    private final Map<String, Keywords> ofAdGroup = new HashMap<>();
    private final Keywords all = new Keywords();

    /** Takes the keywords that the caller names, those of the platform, and those that rows tell of. */
    OwnKeywords(TermLists lists, AccountState state, Collection<TermRow> rows) {
        lists.keywords().forEach(text -> {
            everywhere.texts.add(text);
            all.texts.add(text);
        });
        state.keywords()
                .forEach(keyword -> add(TermText.ofKeyword(keyword.text()), keyword.campaignId(), keyword.adGroupId()));
        for (TermRow row : rows) {
            TermPlace place = TermPlace.of(row);
            if (row.keyword()) {
                add(row.text(), place.campaignId(), place.adGroupId());
            }
            add(row.matched(), place.campaignId(), place.adGroupId());
        }
    }

    private void add(String text, String campaignId, String adGroupId) {
        if (!text.isEmpty()) {
            ofCampaign.computeIfAbsent(campaignId, id -> new Keywords()).texts.add(text);
            ofAdGroup
                    .computeIfAbsent(campaignId + "/" + adGroupId, id -> new Keywords())
                    .texts
                    .add(text);
            all.texts.add(text);
        }
    }

    boolean areUnknown() {
        return all.texts.isEmpty();
    }

    /** Returns whether a term is a keyword of an ad group. */
    boolean are(String text, TermPlace place) {
        return place.keyword()
                || everywhere.texts.contains(text)
                || in(ofAdGroup, place.key()).texts.contains(text);
    }

    boolean areInCampaign(String text, String campaignId) {
        return everywhere.texts.contains(text)
                || in(ofCampaign, campaignId).texts.contains(text);
    }

    /** Returns a keyword of an ad group that a negative phrase would keep from being shown. */
    Optional<String> hitInAdGroup(String phrase, TermPlace place) {
        return everywhere.holding(phrase).or(() -> in(ofAdGroup, place.key()).holding(phrase));
    }

    /** Returns a keyword of a campaign that a negative phrase would keep from being shown. */
    Optional<String> hitInCampaign(String phrase, String campaignId) {
        return everywhere.holding(phrase).or(() -> in(ofCampaign, campaignId).holding(phrase));
    }

    /** Returns any keyword that a negative phrase would keep from being shown. */
    Optional<String> hit(String phrase) {
        return all.holding(phrase);
    }

    private static Keywords in(Map<String, Keywords> known, String key) {
        return known.getOrDefault(key, Keywords.NONE);
    }

    /** Some keywords, indexed when they are first looked through. */
    private static final class Keywords {

        private static final Keywords NONE = new Keywords();

        private final NavigableSet<String> texts = new TreeSet<>();
        private Optional<PhraseIndex> index = Optional.empty();

        Optional<String> holding(String phrase) {
            if (texts.isEmpty() || TermText.words(phrase).size() > TermText.MOST_WORDS) {
                return Optional.empty();
            }
            PhraseIndex found = index.orElseGet(() -> new PhraseIndex(texts));
            index = Optional.of(found);
            return found.holding(phrase);
        }
    }
}
