package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All subjects of an account's numbers. What is above adds up what is below, so totals always agree. */
final class AlphaSubjects {

    private final AlphaAccount account;
    private final AlphaResources resources;
    private final List<ObjectNode> keywords;
    private final AlphaKeywordLists keywordLists = new AlphaKeywordLists();
    private final AlphaKeywordMatcher matcher;

    AlphaSubjects(AlphaAccount account, AlphaResources resources) {
        this.account = account;
        this.resources = resources;
        matcher = new AlphaKeywordMatcher(account, keywordLists);
        List<ObjectNode> criteria = resources.adGroupCriteria();
        criteria.forEach(row -> keywordLists.add(row.path("adGroupCriterion"), "adGroup"));
        resources.campaignCriteria().forEach(row -> keywordLists.add(row.path("campaignCriterion"), "campaign"));
        keywords = criteria.stream()
                .filter(row -> !row.path("adGroupCriterion").path("negative").asBoolean())
                .toList();
    }

    /** Returns the keywords that are not negative. */
    List<AlphaSubject> keywords() {
        return keywords.stream()
                .map(row -> new AlphaSubject(
                        row, matcher.keyword(row, matcher.terms(row)).stream().toList()))
                .toList();
    }

    /** Returns the ad groups, each with what its keywords do. */
    List<AlphaSubject> adGroups() {
        Map<String, List<AlphaSource>> sources = added(keywords(), "adGroup");
        return resources.adGroups().stream()
                .map(row -> new AlphaSubject(
                        row,
                        sources.computeIfAbsent(
                                AlphaKeywordLists.name(row, "adGroup"),
                                key -> matcher.adGroup(row).stream().toList())))
                .toList();
    }

    private static Map<String, List<AlphaSource>> added(List<AlphaSubject> parts, String owner) {
        Map<String, List<AlphaSource>> sources = new HashMap<>();
        for (AlphaSubject part : parts) {
            sources.computeIfAbsent(AlphaKeywordLists.name(part.row(), owner), key -> new ArrayList<>())
                    .addAll(part.sources());
        }
        return sources;
    }

    /** Returns the campaigns, each with what its ad groups do. */
    List<AlphaSubject> campaigns() {
        Map<String, List<AlphaSource>> sources = added(adGroups(), "campaign");
        return resources.campaigns().stream()
                .map(row ->
                        new AlphaSubject(row, sources.getOrDefault(AlphaKeywordLists.name(row, "campaign"), List.of())))
                .toList();
    }

    /** Returns the account, with what its campaigns do. */
    List<AlphaSubject> whole() {
        ObjectNode row = WireJson.object();
        row.set("customer", account.resource());
        return List.of(new AlphaSubject(
                row,
                campaigns().stream()
                        .flatMap(campaign -> campaign.sources().stream())
                        .toList()));
    }

    /** Returns the searches, one for each keyword that they are matched to. */
    List<AlphaSubject> searches() {
        List<AlphaSubject> searches = new ArrayList<>();
        for (ObjectNode row : keywords) {
            for (AlphaTerm term : matcher.terms(row)) {
                matcher.keyword(row, List.of(term))
                        .ifPresent(source -> searches.add(new AlphaSubject(search(row, term), List.of(source))));
            }
        }
        return searches;
    }

    private ObjectNode search(ObjectNode keyword, AlphaTerm term) {
        ObjectNode row = WireJson.object();
        row.setAll(keyword);
        row.putObject("searchTermView")
                .put("resourceName", resourceName(keyword, term))
                .put("searchTerm", term.text())
                .put("status", keywordLists.status(keyword, term.text()));
        ObjectNode segments = row.putObject("segments").put("searchTermMatchType", term.match());
        segments.putObject("keyword")
                .set("info", keyword.path("adGroupCriterion").path("keyword"));
        return row;
    }

    private String resourceName(ObjectNode row, AlphaTerm term) {
        String text = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(term.text().getBytes(StandardCharsets.UTF_8));
        return "customers/" + account.id() + "/searchTermViews/"
                + row.path("campaign").path("id").asText() + "~"
                + row.path("adGroup").path("id").asText() + "~" + text;
    }
}
