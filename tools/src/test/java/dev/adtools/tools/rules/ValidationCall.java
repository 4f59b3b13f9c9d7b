package dev.adtools.tools.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.CallContext;
import dev.adtools.api.Rule;
import dev.adtools.api.Severity;
import dev.adtools.api.Validation;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ValidateDispatch;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calls a validation as the pipeline does: text in, decoded, handled and encoded by generated code, text out. */
public final class ValidationCall<A, F> {

    private final ValidateDispatch<A, F> dispatch;
    private final CallContext call;
    private final Schema published;

    /** Makes calls of a tool at a moment in ISO 8601. */
    public ValidationCall(ValidateDispatch<A, F> dispatch, String now) {
        this.dispatch = dispatch;
        this.call = SettledCall.at(now);
        this.published = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text(
                        Objects.requireNonNull(dispatch.descriptor().document().get("outputSchema"))));
    }

    /** Returns what a validation finds. */
    public Validation<F> validation(String arguments) {
        byte[] bytes = arguments.getBytes(StandardCharsets.UTF_8);
        check(bytes);
        ArgumentReader reader = new ArgumentReader(bytes, 0);
        A decoded = dispatch.decode(reader);
        assertThat(reader.violations()).isEmpty();
        return dispatch.validate(Objects.requireNonNull(decoded), call)
                .<Validation<F>>fold(validation -> validation, error -> {
                    throw new AssertionError(error);
                });
    }

    /** Returns what a caller sees of it, which must be as the catalog says. */
    public String answer(String arguments) {
        JsonWriter out = new JsonWriter();
        dispatch.encode(validation(arguments), out);
        String answer = new String(out.toBytes(), StandardCharsets.UTF_8);
        assertThat(published.validate(answer, InputFormat.JSON)).isEmpty();
        return answer;
    }

    /** Returns how grave the findings of each rule are at worst, over all cases of a corpus. */
    public Map<String, Severity> gravest(List<CorpusCase> corpus) {
        Map<String, Severity> gravest = new TreeMap<>();
        corpus.stream()
                .map(sample -> validation(sample.arguments()))
                .flatMap(found -> Stream.of(found.errors(), found.warnings(), found.info()))
                .flatMap(List::stream)
                .forEach(finding ->
                        gravest.merge(finding.rule(), finding.severity(), BinaryOperator.minBy(Enum::compareTo)));
        return gravest;
    }

    /** Returns how grave each rule of the tool says to be. */
    public Map<String, Severity> declared() {
        return dispatch.rules().stream()
                .collect(Collectors.toMap(
                        Rule::id, rule -> rule.description().severity(), (one, other) -> one, TreeMap::new));
    }

    /** Returns JSON as text. */
    public static String text(JsonValue value) {
        return new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
    }

    private static void check(byte[] bytes) {
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson invalid) {
            throw new AssertionError(invalid);
        }
    }
}
