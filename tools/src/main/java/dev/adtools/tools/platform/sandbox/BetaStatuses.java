package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The effective statuses that objects of one type can have, and how a request asks for some of them.
 *
 * @param words the statuses
 */
record BetaStatuses(Set<String> words) {

    static final BetaStatuses CAMPAIGN = of("ACTIVE", "ARCHIVED", "DELETED", "IN_PROCESS", "PAUSED", "WITH_ISSUES");

    static final BetaStatuses AD_SET =
            of("ACTIVE", "ARCHIVED", "CAMPAIGN_PAUSED", "DELETED", "IN_PROCESS", "PAUSED", "WITH_ISSUES");

    static final BetaStatuses AD = of(
            "ACTIVE",
            "ADSET_PAUSED",
            "ARCHIVED",
            "CAMPAIGN_PAUSED",
            "DELETED",
            "DISAPPROVED",
            "IN_PROCESS",
            "PAUSED",
            "PENDING_BILLING_INFO",
            "PENDING_REVIEW",
            "PREAPPROVED",
            "WITH_ISSUES");

    private static final Set<String> HIDDEN = Set.of("ARCHIVED", "DELETED");

    private static BetaStatuses of(String... words) {
        return new BetaStatuses(new TreeSet<>(List.of(words)));
    }

    /** Returns the statuses that a parameter asks for; empty when it is not a list of them. */
    Optional<Set<String>> wanted(String parameter) {
        Set<String> wanted = new TreeSet<>();
        if (parameter.isEmpty()) {
            wanted.addAll(words);
            wanted.removeAll(HIDDEN);
            return Optional.of(wanted);
        }
        JsonNode list = WireJson.object("{\"words\":" + parameter + "}")
                .map(object -> object.path("words"))
                .orElseGet(WireJson::array);
        list.forEach(word -> wanted.add(word.asText()));
        return list.isArray() && !wanted.isEmpty() && words.containsAll(wanted)
                ? Optional.of(wanted)
                : Optional.empty();
    }
}
