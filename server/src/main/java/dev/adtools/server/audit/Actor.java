package dev.adtools.server.audit;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;

/** Actor of an event, with the channel that the request came by. */
record Actor(Caller caller, Channel channel) {

    void write(JsonWriter out) {
        out.beginObject();
        out.name("principal").value(caller.principal());
        out.name("owner").value(caller.owner());
        out.name("token_id").value(caller.tokenId());
        out.name("transport").value(channel.transport().wireName());
        String address = channel.address();
        out.name("address");
        if (address == null) {
            out.nullValue();
        } else {
            out.value(address);
        }
        out.endObject();
    }
}
