package dev.adtools.tools.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDispatch;
import java.util.Objects;

/** Decodes arguments as a call does. */
public final class Decoded {

    private Decoded() {}

    /** Returns the arguments of a tool; they must fit its schema. */
    public static <A> A of(ToolDispatch<A> tool, JsonObject arguments) {
        ArgumentReader reader =
                new ArgumentReader(new JsonWriter().value(arguments).toBytes(), 0);
        A decoded = tool.decode(reader);
        assertThat(reader.violations()).isEmpty();
        return Objects.requireNonNull(decoded);
    }
}
