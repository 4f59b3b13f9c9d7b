package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Node;
import java.util.Optional;

/** One event of a sample, and who sends it. */
record ConversionEvent(ConversionChannel channel, Node node) {

    Node nameAt() {
        return node.at("event_name");
    }

    /** Returns the name, empty when there is none. */
    String name() {
        return nameAt().text().orElse("").strip();
    }

    Node idAt() {
        return node.at("event_id");
    }

    Optional<String> id() {
        return idAt().text().filter(id -> !id.isBlank());
    }

    Node timeAt() {
        return node.at("event_time");
    }

    /** Returns the time in seconds; milliseconds are EVT-2's finding, and comparing them with seconds would find nothing true. */
    Optional<Long> seconds() {
        return timeAt().integer().filter(time -> time < EventRules.LEAST_MILLISECONDS);
    }

    Node sourceAt() {
        return node.at("action_source");
    }

    Node userData() {
        return node.at("user_data");
    }

    Node customData() {
        return node.at("custom_data");
    }
}
