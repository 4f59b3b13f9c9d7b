package dev.adtools.processor.model;

import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * A tool without mistakes.
 *
 * @param type the annotated record
 * @param facts what the annotation says of it
 * @param rules the enums of its rules
 * @param arguments the record as a value
 * @param handler the code behind it
 * @param plan the plan of a write, else null
 * @param answer what {@code data} holds
 */
public record ToolModel(
        TypeElement type,
        Facts facts,
        List<TypeElement> rules,
        ValueType.Structure arguments,
        Handler handler,
        ValueType.@Nullable Structure plan,
        ValueType answer) {

    /** Returns the tool's name. */
    public String name() {
        return facts.name();
    }

    /** Facts that the annotation states about a tool. */
    public record Facts(
            String name,
            String title,
            String description,
            Platform platform,
            boolean crossPlatform,
            Mode mode,
            ToolGroup group,
            SpendControl spend,
            boolean destructive,
            boolean rawData,
            String ruleset,
            String finds,
            String searchWords) {}
}
