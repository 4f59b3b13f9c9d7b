package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.searchterms.BrandTerms;
import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Puts together what keywords and search terms did on the days that can be judged, and on the others. */
final class Spenders {

    private final Map<List<String>, Spender> keywords = new LinkedHashMap<>();
    private final Map<List<String>, Spender> terms = new LinkedHashMap<>();
    private final Set<String> stopped = new HashSet<>();
    private final Set<List<String>> words = new HashSet<>();
    private final BrandTerms brand;

    Spenders(WasteRows rows, BrandTerms brand) {
        this.brand = brand;
        rows.campaigns().all().forEach(row -> note(row.campaign(), "campaign"));
        rows.keywords().all().forEach(row -> {
            note(row.campaign(), "campaign");
            note(row.adGroup(), "ad group");
        });
        rows.keywords().judged().forEach(row -> addKeyword(row, row.metrics(), AlphaMetrics.NONE));
        rows.keywords().recent().forEach(row -> addKeyword(row, AlphaMetrics.NONE, row.metrics()));
        rows.terms().judged().forEach(term -> addTerm(term, term.metrics(), AlphaMetrics.NONE));
        rows.terms().recent().forEach(term -> addTerm(term, AlphaMetrics.NONE, term.metrics()));
    }

    Collection<Spender> keywords() {
        return keywords.values();
    }

    /** Returns the search terms, each once per ad group. */
    Collection<Spender> terms() {
        return terms.values();
    }

    private void note(AlphaReport.@Nullable Named owner, String kind) {
        if (owner != null && (OwnerStatus.PAUSED.is(owner.status()) || OwnerStatus.REMOVED.is(owner.status()))) {
            stopped.add(kind + owner.id());
        }
    }

    private boolean isStopped(String campaignId, String adGroupId) {
        return stopped.contains("campaign" + campaignId) || stopped.contains("ad group" + adGroupId);
    }

    private void addKeyword(AlphaReport.Row row, AlphaMetrics judged, AlphaMetrics recent) {
        AlphaReport.Named keyword = row.keyword();
        AlphaReport.Named adGroup = row.adGroup();
        AlphaReport.Named campaign = row.campaign();
        if (keyword == null || adGroup == null || campaign == null) {
            return;
        }
        boolean isOn = OwnerStatus.ENABLED.is(keyword.status()) && !isStopped(campaign.id(), adGroup.id());
        Spender one = new Spender(
                Kind.KEYWORD,
                campaign.id(),
                adGroup.id(),
                keyword.id(),
                keyword.name(),
                standing(isOn, keyword.name()),
                judged,
                recent);
        keywords.merge(List.of(campaign.id(), adGroup.id(), keyword.id()), one, Spender::and);
        words.add(List.of(adGroup.id(), TermText.of(keyword.name())));
    }

    private void addTerm(AlphaSearchTerm term, AlphaMetrics judged, AlphaMetrics recent) {
        boolean isOn = !term.status().endsWith("EXCLUDED") && !isStopped(term.campaignId(), term.adGroupId());
        boolean isKeyword = term.status().startsWith("ADDED")
                || words.contains(List.of(term.adGroupId(), TermText.of(term.text())));
        Spender one = new Spender(
                Kind.SEARCH_TERM,
                term.campaignId(),
                term.adGroupId(),
                null,
                term.text(),
                isOn && isKeyword ? Standing.PROTECTED : standing(isOn, term.text()),
                judged,
                recent);
        terms.merge(List.of(term.campaignId(), term.adGroupId(), term.text()), one, Spender::and);
    }

    private Standing standing(boolean isOn, String text) {
        if (!isOn) {
            return Standing.STOPPED;
        }
        return brand.areIn(text) ? Standing.PROTECTED : Standing.OPEN;
    }
}
