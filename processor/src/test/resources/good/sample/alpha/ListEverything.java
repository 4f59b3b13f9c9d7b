package sample.alpha;

import dev.adtools.api.Arg;
import dev.adtools.api.Audit;
import dev.adtools.api.CallContext;
import dev.adtools.api.Format;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sample.parts.Kind;
import sample.parts.Sorting;
import sample.parts.Span;
import sample.parts.When;
import sample.ports.AlphaAds;

/** A read with an argument of every type, and names that generated code uses itself. */
@Tool(
        name = "list_everything",
        title = "List everything",
        description = "Lists \"everything\", in € and $.",
        platform = Platform.ALPHA_ANALYTICS,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        handler = ListEverything.Handler.class)
public record ListEverything(
        @Arg(description = "The property.") PropertyId propertyId,
        @Arg(description = "Any text.") String in,
        @Arg(description = "A link.", format = Format.URI, examples = {"https://a.example", "b"}, audit = Audit.DROP) @Nullable String member,
        @Arg(description = "A day.", format = Format.DATE, defaultValue = "2026-01-01") String item,
        @Arg(description = "How many.", min = 1, max = 500, defaultValue = "50") int pageSize,
        @Arg(description = "A whole number.", multipleOf = 5) long perMonth30,
        @Arg(description = "An optional whole number.") @Nullable Integer small,
        @Arg(description = "An optional great number.", max = 100) @Nullable Long great,
        @Arg(description = "A ratio.", min = 0, max = 1, defaultValue = "0.5") double ratio,
        @Arg(description = "An exact number.", multipleOf = 0.01) @Nullable BigDecimal exact,
        @Arg(description = "Whether rows are compact.", defaultValue = "false") boolean rawData,
        @Arg(description = "Yes, no, or nothing said.") @Nullable Boolean maybe,
        @Arg(description = "A store.", defaultValue = "ALPHA_APP_STORE") AppStore store,
        @Arg(description = "A floor.", min = 0, defaultValue = "0") MinorUnits floorMinor,
        @Arg(description = "Tags.", minItems = 1, maxItems = 10, maxLength = 20, pattern = "^(a|b){1,30}$") List<String> tags,
        @Arg(description = "A grid.", max = 9) @Nullable List<List<Integer>> grid,
        @Arg(description = "Where.", maxItems = 3) List<Filter> filters,
        @Arg(description = "By name.", maxItems = 5) @Nullable Map<String, Filter> named,
        @Arg(description = "Limits.", min = 0, defaultValue = "{}") Map<String, Long> limits,
        @Arg(description = "A draft.", minItems = 1) @Nullable JsonObject draft,
        @Arg(description = "Rows.", maxItems = 1000, defaultValue = "[]") List<JsonObject> rows,
        @Arg(description = "One filter.", audit = Audit.HASH, examples = "{\"field\": \"a\", \"stores\": []}") Filter filter,
        @Arg(description = "When.", defaultValue = "\"last_week\"", examples = {"{\"day\": \"2026-01-01\"}", "7"}) When when,
        @Arg(description = "When else.", maxItems = 2) @Nullable List<When> others,
        @Arg(description = "How long.", examples = "7d") @Nullable Span span,
        @Unwrapped Sorting sorting) {

    public record Filter(
            @Arg(description = "The field.", minLength = 1) String field,
            @Arg(description = "The values.") List<AppStore> stores,
            @Arg(description = "How often.", defaultValue = "1") Integer times) {}

    public record Facts(@Nullable String nextCursor, boolean hasMore) {}

    public record Row(
            String id,
            @Nullable Money cost,
            @Nullable AppStore store,
            @Nullable Integer clicks,
            double ctr,
            BigDecimal exact,
            MinorUnits floor,
            Map<String, List<Long>> byDay,
            JsonObject raw,
            @Nullable JsonValue extra,
            Page<Row2> page,
            @Nullable Kind kind) {}

    public record Page<T>(List<T> items, @Nullable T first) {}

    public record Row2(long value) {}

    static final class Handler implements ReadHandler<ListEverything, Rows<Facts, Row>> {

        private final AlphaAds alphaAds;

        Handler(AlphaAds alphaAds) {
            this.alphaAds = alphaAds;
        }

        @Override
        public Outcome<Rows<Facts, Row>> read(ListEverything arguments, CallContext context) {
            return Outcome.completed(new Rows.OfObjects<>(new Facts(alphaAds.toString(), false), List.of()));
        }
    }
}
