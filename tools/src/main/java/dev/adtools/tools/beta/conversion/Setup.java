package dev.adtools.tools.beta.conversion;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A conversion set-up by the names of its parts, with the events that are looked at. */
record Setup(ValidateBetaConversionSetup arguments, Instant now, List<ConversionEvent> events) {

    /** Number of events of one batch that the platform takes, and number of each sender's that are looked at. */
    static final int MOST_EVENTS = 1000;

    static Setup of(ValidateBetaConversionSetup arguments, Instant present) {
        Instant now =
                Optional.ofNullable(arguments.now()).flatMap(IsoTime::parse).orElse(present);
        List<ConversionEvent> events = new ArrayList<>();
        Setup setup = new Setup(arguments, now, events);
        add(events, ConversionChannel.BROWSER, setup.browserEvents());
        add(events, ConversionChannel.SERVER, setup.serverEvents());
        add(events, ConversionChannel.OFFLINE, setup.offline().at("events"));
        return new Setup(arguments, now, List.copyOf(events));
    }

    private static void add(List<ConversionEvent> events, ConversionChannel channel, Node list) {
        list.items().stream()
                .limit(MOST_EVENTS)
                .map(node -> new ConversionEvent(channel, node))
                .forEach(events::add);
    }

    /** Returns the events of one sender. */
    List<ConversionEvent> events(ConversionChannel channel) {
        return events.stream().filter(event -> event.channel() == channel).toList();
    }

    /** Returns the events that servers send: online and offline. */
    List<ConversionEvent> sent() {
        return events.stream()
                .filter(event -> event.channel() != ConversionChannel.BROWSER)
                .toList();
    }

    Node pixelId() {
        return text("pixel_id", arguments.pixelId());
    }

    Node datasetId() {
        return text("dataset_id", arguments.datasetId());
    }

    Node businessId() {
        return text("business_id", arguments.businessId());
    }

    Node domain() {
        return text("domain", arguments.domain());
    }

    Node testClock() {
        return text("now", arguments.now());
    }

    Node browserEvents() {
        return part("browser_events", events(arguments.browserEvents()));
    }

    Node serverEvents() {
        return part("server_events", events(arguments.serverEvents()));
    }

    Node leadForm() {
        return part("lead_form", arguments.leadForm());
    }

    Node offline() {
        return part("offline", arguments.offline());
    }

    Node capi() {
        return part("capi", arguments.capi());
    }

    Node account() {
        return text(
                "account_id",
                arguments.accountId() == null ? null : arguments.accountId().value());
    }

    Node verify() {
        return part("verify", null);
    }

    /** Returns where the lead form names its page. */
    Node page() {
        return leadForm().at("page_id");
    }

    /** Returns where the lead form says which one it is, when the platform has it already. */
    Node form() {
        return leadForm().at("id");
    }

    /** Returns where the dataset of offline events is named: in their part, or for the whole set-up. */
    Node offlineDataset() {
        Node own = offline().at("dataset_id");
        return own.absent() && offline().present() ? datasetId() : own;
    }

    /** Returns where pixels and datasets are named, each place once. */
    List<Node> pixels() {
        return Stream.of(pixelId(), datasetId(), offline().at("dataset_id"))
                .filter(place -> place.text().isPresent())
                .toList();
    }

    /** Tells whether there is something that the platform could know. */
    boolean namesAnything() {
        return !pixels().isEmpty() || page().text().isPresent();
    }

    /** Returns everything that was sent. */
    List<Node> parts() {
        return List.of(
                pixelId(),
                datasetId(),
                businessId(),
                domain(),
                testClock(),
                browserEvents(),
                serverEvents(),
                leadForm(),
                offline(),
                capi());
    }

    private static Node text(String name, @Nullable String text) {
        return part(name, text == null ? null : new JsonString(text));
    }

    private static @Nullable JsonArray events(@Nullable List<JsonObject> events) {
        return events == null ? null : JsonArray.of(events);
    }

    private static Node part(String name, @Nullable JsonValue value) {
        return Node.of("/" + name, value);
    }
}
