package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.platform.AlphaReport;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The names of the own brand, as the caller gives them or as the account's campaigns show. */
public final class BrandTerms {

    /** People who search type fewer. */
    private static final int MOST_WORDS = 20;

    private final PhraseIndex index;
    private final int campaigns;

    private BrandTerms(NavigableSet<String> texts, int campaigns) {
        index = new PhraseIndex(texts);
        this.campaigns = campaigns;
    }

    /** Takes what the caller gives, or else the keywords of campaigns named as the brand's. */
    public static BrandTerms of(@Nullable List<String> given, List<AlphaReport.Row> keywords) {
        BrandCampaigns found = given == null ? BrandCampaigns.of(keywords) : BrandCampaigns.NONE;
        NavigableSet<String> texts = new TreeSet<>();
        (given == null ? found.keywords() : given).forEach(text -> texts.add(TermText.ofKeyword(text)));
        texts.remove("");
        return new BrandTerms(texts, found.ids().size());
    }

    /** Returns how many campaigns were taken for the brand's. */
    public int campaigns() {
        return campaigns;
    }

    /** Returns whether a text holds a name of the brand. */
    public boolean areIn(String text) {
        List<String> words = TermText.words(TermText.of(text));
        return index.heldBy(String.join(" ", words.subList(0, Math.min(words.size(), MOST_WORDS))))
                .isPresent();
    }
}
