package dev.adtools.server.conformance;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDescriptor;
import org.jspecify.annotations.Nullable;

/** A read that looks at no argument and always answers the same. */
record SuiteTool(ToolDescriptor descriptor, Outcome<String> answer) implements ReadDispatch<JsonValue, String> {

    @Override
    public JsonValue decode(ArgumentReader reader) {
        return reader.any();
    }

    @Override
    public @Nullable AccountId account(JsonValue arguments) {
        return null;
    }

    @Override
    public Outcome<String> read(JsonValue arguments, CallContext context) {
        return answer;
    }

    @Override
    public void encode(String text, JsonWriter out) {
        out.beginObject().name("text").value(text).endObject();
    }
}
