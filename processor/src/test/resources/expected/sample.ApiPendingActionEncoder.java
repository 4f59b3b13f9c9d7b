package sample;

import dev.adtools.api.PendingAction;
import dev.adtools.api.json.JsonWriter;
import javax.annotation.processing.Generated;

/** Generated from {@link PendingAction}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiPendingActionEncoder {
    private ApiPendingActionEncoder() {}

    public static void encode(PendingAction value, JsonWriter out) {
        out.beginObject();
        out.name("id").value(value.id());
        out.name("payload_hash").value(value.payloadHash());
        out.name("expires_at").value(value.expiresAt());
        out.name("review_url").value(value.reviewUrl());
        out.name("next").value(value.next());
        out.endObject();
    }
}
