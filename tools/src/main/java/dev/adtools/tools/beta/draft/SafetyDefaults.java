package dev.adtools.tools.beta.draft;

import dev.adtools.api.AccountId;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values that make a draft safe where it is silent, and the draft's fields in the form they would be sent in. */
record SafetyDefaults(List<SafetyDefault> applied, JsonObject normalized) {

    static final SafetyDefaults NONE = new SafetyDefaults(List.of(), JsonObject.EMPTY);

    private static final JsonString PAUSED = new JsonString("PAUSED");

    static SafetyDefaults ofAlpha(CampaignDraft draft) {
        List<SafetyDefault> applied = new ArrayList<>();
        JsonObject.Builder normalized = JsonObject.builder();
        common(draft, draft.alphaAccount(), applied, normalized);
        return new SafetyDefaults(List.copyOf(applied), normalized.build());
    }

    static SafetyDefaults ofBeta(CampaignDraft draft) {
        List<SafetyDefault> applied = new ArrayList<>();
        JsonObject.Builder normalized = JsonObject.builder();
        common(draft, draft.betaAccount(), applied, normalized);
        Node root = draft.root();
        put(root, "buying_type", new JsonString("AUCTION"), "The only supported buying type.", applied, normalized);
        if (!draft.adSetBudgets().isEmpty()) {
            put(
                    root,
                    "is_adset_budget_sharing_enabled",
                    JsonBoolean.FALSE,
                    "No ad set lends its budget to another unless the draft says so.",
                    applied,
                    normalized);
        }
        for (Node adSet : draft.adSets()) {
            put(adSet, "status", PAUSED, "Nothing is created switched on.", applied, JsonObject.builder());
        }
        return new SafetyDefaults(List.copyOf(applied), normalized.build());
    }

    private static void common(
            CampaignDraft draft,
            Optional<? extends AccountId> account,
            List<SafetyDefault> applied,
            JsonObject.Builder normalized) {
        Node root = draft.root();
        root.at("name")
                .text()
                .filter(name -> !name.equals(name.strip()))
                .ifPresent(name -> normalized.put("name", name.strip()));
        account.filter(id -> !root.at("account_id").is(id.value()))
                .ifPresent(id -> normalized.put("account_id", id.value()));
        put(root, "status", PAUSED, "Nothing is created switched on.", applied, normalized);
        put(root, "execution_mode", new JsonString("paused"), "What is created is paused.", applied, normalized);
    }

    private static void put(
            Node owner,
            String name,
            JsonValue value,
            String reason,
            List<SafetyDefault> applied,
            JsonObject.Builder normalized) {
        Node field = owner.at(name);
        if (field.absent()) {
            applied.add(new SafetyDefault(field.pointer(), value, reason));
            normalized.put(name, value);
        }
    }
}
