package dev.adtools.server.store;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Query parameter of a list that names one of some values. */
public final class QueryParameter {

    private QueryParameter() {}

    /** Returns the value that a text names, nothing when none was sent, or {@code INVALID_REQUEST}. */
    public static <T> Outcome<Optional<T>> choice(
            String parameter, @Nullable String text, List<T> values, Function<T, String> name) {
        if (text == null) {
            return Outcome.completed(Optional.empty());
        }
        return values.stream()
                .filter(value -> name.apply(value).equals(text))
                .findFirst()
                .map(value -> Outcome.completed(Optional.of(value)))
                .orElseGet(() -> Outcome.failed(ToolError.of(
                        ErrorCode.INVALID_REQUEST,
                        parameter + " must be one of "
                                + values.stream().map(name).collect(Collectors.joining(", ")) + ".")));
    }
}
