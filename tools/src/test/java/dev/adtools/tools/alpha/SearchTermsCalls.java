package dev.adtools.tools.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.tools.alpha.searchterms.SearchTermsAnswer;
import dev.adtools.tools.alpha.searchterms.SearchTermsReport;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.rules.Decoded;
import dev.adtools.tools.rules.SettledCall;
import dev.adtools.tools.rules.ValidationCall;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Calls the analysis of search terms. */
final class SearchTermsCalls {

    private static final AnalyzeSearchTermsDispatch TOOL = new AnalyzeSearchTermsDispatch(AlphaShop.empty());
    private static final Schema PUBLISHED = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(ValidationCall.text(
                    Objects.requireNonNull(TOOL.descriptor().document().get("outputSchema"))));

    private SearchTermsCalls() {}

    static Outcome<SearchTermsAnswer> answered(JsonObject arguments) {
        return TOOL.read(Decoded.of(TOOL, arguments), SettledCall.at("2026-11-20T12:00:00Z"));
    }

    static SearchTermsAnswer answer(JsonObject arguments) {
        return answered(arguments).<SearchTermsAnswer>fold(answer -> answer, error -> {
            throw new AssertionError(error);
        });
    }

    /** Returns what a caller sees, which must be as the catalog says. */
    static String written(JsonObject arguments) {
        JsonWriter out = new JsonWriter();
        TOOL.encode(answer(arguments), out);
        String text = new String(out.toBytes(), StandardCharsets.UTF_8);
        assertThat(PUBLISHED.validate(text, InputFormat.JSON)).isEmpty();
        return text;
    }

    static SearchTermsReport report(JsonObject arguments) {
        return (SearchTermsReport) answer(arguments);
    }

    static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
