package sample;

import dev.adtools.api.Platform;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.Choice;
import javax.annotation.processing.Generated;

/** Generated from {@link WriteTarget}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ApiWriteTargetEncoder {
    private static final Choice<Platform> PLATFORM = Choice.of(Platform.values(), "alpha", "beta", "alpha_analytics");

    private ApiWriteTargetEncoder() {}

    public static void encode(WriteTarget value, JsonWriter out) {
        out.beginObject();
        out.name("platform").value(PLATFORM.name(value.platform()));
        out.name("account_id").value(value.accountId());
        out.name("account_name").value(value.accountName());
        out.name("entity_kind").value(value.entityKind());
        out.name("entity_id").valueOrNull(value.entityId());
        out.name("entity_name").value(value.entityName());
        out.endObject();
    }
}
