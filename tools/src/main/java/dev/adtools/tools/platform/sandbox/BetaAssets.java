package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Platform;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pixels, pages with lead forms, and catalogs with product sets of the sandbox's beta, ordered by their ids. */
final class BetaAssets {

    static final SandboxCollection PAGES = new SandboxCollection(Platform.BETA, "", "page");
    static final SandboxCollection CATALOGS = new SandboxCollection(Platform.BETA, "", "product_catalog");

    // Members that are not beta's: who has an object, and what would grow old as a moment.
    static final String ACCOUNTS = "accounts";
    static final String OWNER = "owner";
    static final String CLIENTS = "clients";
    static final String DIAGNOSTICS = "diagnostics";
    static final String MINUTES_SINCE_FIRED = "minutes_since_fired";

    private final SandboxStore store;
    private final Clock clock;

    BetaAssets(SandboxStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    static SandboxCollection pixelCollection(String account) {
        return new SandboxCollection(Platform.BETA, account, "pixel");
    }

    static SandboxCollection leadFormCollection(String page) {
        return new SandboxCollection(Platform.BETA, page, "lead_form");
    }

    static SandboxCollection productSetCollection(String catalog) {
        return new SandboxCollection(Platform.BETA, catalog, "product_set");
    }

    List<JsonNode> pixels(String account) {
        List<JsonNode> pixels = objects(pixelCollection(account));
        pixels.forEach(this::date);
        return pixels;
    }

    private void date(JsonNode pixel) {
        if (pixel instanceof ObjectNode object && object.has(MINUTES_SINCE_FIRED)) {
            Duration ago = Duration.ofMinutes(object.path(MINUTES_SINCE_FIRED).asLong());
            object.put(
                    "last_fired_time",
                    BetaSeed.TIME.format(
                            OffsetDateTime.ofInstant(clock.instant().minus(ago), ZoneOffset.UTC)));
        }
    }

    /** Returns the pages that an account may advertise. */
    List<JsonNode> pages(String account) {
        List<JsonNode> pages = having(objects(PAGES), ACCOUNTS, account);
        pages.forEach(BetaAssets::giveToken);
        return pages;
    }

    Optional<JsonNode> page(String id) {
        Optional<JsonNode> page = store.find(PAGES, id).map(SandboxEntity::object);
        page.ifPresent(BetaAssets::giveToken);
        return page;
    }

    private static void giveToken(JsonNode page) {
        if (page instanceof ObjectNode object) {
            object.put(
                    BetaParameters.ACCESS_TOKEN,
                    "sandbox-page-" + object.path("id").asText());
        }
    }

    List<JsonNode> leadForms(String page) {
        return objects(leadFormCollection(page));
    }

    Optional<JsonNode> catalog(String id) {
        return store.find(CATALOGS, id).map(SandboxEntity::object);
    }

    List<JsonNode> ownedCatalogs(String business) {
        return objects(CATALOGS).stream()
                .filter(catalog -> catalog.path(OWNER).asText().equals(business))
                .toList();
    }

    /** Returns the catalogs that others share with a business. */
    List<JsonNode> clientCatalogs(String business) {
        return having(objects(CATALOGS), CLIENTS, business);
    }

    List<JsonNode> productSets(String catalog) {
        return objects(productSetCollection(catalog));
    }

    static List<JsonNode> diagnostics(JsonNode catalog) {
        List<JsonNode> diagnostics = new ArrayList<>();
        catalog.path(DIAGNOSTICS).forEach(diagnostics::add);
        return diagnostics;
    }

    private static List<JsonNode> having(List<JsonNode> objects, String list, String word) {
        return objects.stream()
                .filter(object -> object.path(list)
                        .valueStream()
                        .anyMatch(item -> item.asText().equals(word)))
                .toList();
    }

    private List<JsonNode> objects(SandboxCollection collection) {
        return store.list(collection).stream()
                .<JsonNode>map(SandboxEntity::object)
                .toList();
    }
}
