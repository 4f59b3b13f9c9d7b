package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Platform;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** The objects of the sandbox's beta, as beta shows them, ordered by their ids. */
final class BetaState {

    static final SandboxCollection ACCOUNTS = new SandboxCollection(Platform.BETA, "", "ad_account");

    // What the seed says instead of a moment, which would grow old.
    static final String DAYS_SINCE_EDIT = "days_since_edit";

    private static final int EDIT_HOUR = 9;

    private final SandboxStore store;
    private final Clock clock;

    BetaState(SandboxStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    static SandboxCollection campaignCollection(String account) {
        return new SandboxCollection(Platform.BETA, account, "campaign");
    }

    static SandboxCollection adSetCollection(String account) {
        return new SandboxCollection(Platform.BETA, account, "ad_set");
    }

    static SandboxCollection adCollection(String account) {
        return new SandboxCollection(Platform.BETA, account, "ad");
    }

    SandboxStore store() {
        return store;
    }

    Clock clock() {
        return clock;
    }

    List<JsonNode> accounts() {
        return objects(ACCOUNTS).stream().map(BetaState::owned).toList();
    }

    Optional<JsonNode> account(String id) {
        return store.find(ACCOUNTS, id).map(entity -> owned(entity.object()));
    }

    // Told when it is read, so older stores know it too.
    private static JsonNode owned(JsonNode account) {
        BetaSeedData.owner(account.path("id").asText())
                .ifPresent(owner -> ((ObjectNode) account).set("business", owner));
        return account;
    }

    List<JsonNode> campaigns(String account) {
        return objects(campaignCollection(account));
    }

    /** Returns the campaign of an id, whichever account has it. */
    Optional<SandboxEntity> campaign(String id) {
        return store.list(ACCOUNTS).stream()
                .flatMap(account -> store.find(campaignCollection(account.id()), id).stream())
                .findFirst();
    }

    /** Returns the ad set of an id, whichever account has it, as it was planted. */
    Optional<SandboxEntity> adSet(String id) {
        return store.list(ACCOUNTS).stream()
                .flatMap(account -> store.find(adSetCollection(account.id()), id).stream())
                .findFirst();
    }

    List<JsonNode> adSets(String account) {
        List<JsonNode> adSets = objects(adSetCollection(account));
        LocalDate today = today(account);
        ZoneId zone = zone(account);
        adSets.forEach(adSet -> date(adSet, today, zone));
        return adSets;
    }

    private static void date(JsonNode adSet, LocalDate today, ZoneId zone) {
        if (adSet.path("learning_stage_info") instanceof ObjectNode info) {
            long days = info.path(DAYS_SINCE_EDIT).asLong();
            info.remove(DAYS_SINCE_EDIT);
            info.put(
                    "last_sig_edit_ts",
                    today.minusDays(days).atTime(EDIT_HOUR, 0).atZone(zone).toEpochSecond());
        }
    }

    List<JsonNode> ads(String account) {
        return objects(adCollection(account));
    }

    /** Returns the day it is in an account's time zone. */
    LocalDate today(String account) {
        return LocalDate.now(clock.withZone(zone(account)));
    }

    ZoneId zone(String account) {
        return ZoneId.of(account(account)
                .map(json -> json.path("timezone_name").asText())
                .orElse("UTC"));
    }

    private List<JsonNode> objects(SandboxCollection collection) {
        return store.list(collection).stream()
                .<JsonNode>map(SandboxEntity::object)
                .toList();
    }
}
