package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.Audit;
import dev.adtools.api.CallContext;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.PropertyId;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.DecimalRule;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.TextRule;
import dev.adtools.api.spi.ToolDescriptor;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.ApiMoneyEncoder;
import sample.parts.KindEncoder;
import sample.parts.Sorting;
import sample.parts.Span;
import sample.parts.When;
import sample.parts.WhenDecoder;
import sample.ports.AlphaAds;

/** Generated from {@link ListEverything}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ListEverythingDispatch
        implements ReadDispatch<ListEverything, Rows<ListEverything.Facts, ListEverything.Row>> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            ListEverythingDispatch.class,
            "list_everything",
            Platform.ALPHA_ANALYTICS,
            Mode.READ,
            ToolGroup.REPORTING,
            SpendControl.UNDECLARED);
    private final ListEverything.Handler handler;

    public ListEverythingDispatch(AlphaAds alphaAds) {
        handler = new ListEverything.Handler(alphaAds);
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable ListEverything decode(ArgumentReader reader) {
        return Codec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(ListEverything arguments) {
        return arguments.propertyId();
    }

    @Override
    public Outcome<Rows<ListEverything.Facts, ListEverything.Row>> read(ListEverything arguments, CallContext context) {
        return handler.read(arguments, context);
    }

    @Override
    public void encode(Rows<ListEverything.Facts, ListEverything.Row> result, JsonWriter out) {
        Codec.encode(result, out);
    }

    private static final class Codec {
        private static final Members MEMBERS = Members.of(
                List.of("property_id", "in", "per_month30", "tags", "filters", "filter"),
                List.of(
                        "member",
                        "item",
                        "page_size",
                        "small",
                        "great",
                        "ratio",
                        "exact",
                        "raw_data",
                        "maybe",
                        "store",
                        "floor_minor",
                        "grid",
                        "named",
                        "limits",
                        "draft",
                        "rows",
                        "when",
                        "others",
                        "span",
                        "sort",
                        "cursor",
                        "skip"))
                .auditing(Audit.HASH, "in", "item", "named", "limits", "draft", "rows", "filter", "cursor")
                .auditing(Audit.DROP, "member");
        private static final TextRule PROPERTY_ID = TextRule.ANY.matching("^properties/[1-9][0-9]{0,18}$");
        private static final IntegerRule PER_MONTH30 = IntegerRule.integer(-9007199254740991L, 9007199254740991L, 5L);
        private static final ItemsRule TAGS = new ItemsRule(1, 10);
        private static final TextRule TAGS_ITEM = TextRule.length(0, 20).matching("^(a|b){1,30}$");
        private static final ItemsRule FILTERS = new ItemsRule(0, 3);
        private static final IntegerRule PAGE_SIZE = IntegerRule.integer(1L, 500L, 1L);
        private static final IntegerRule SMALL = IntegerRule.integer(-2147483648L, 2147483647L, 1L);
        private static final IntegerRule GREAT = IntegerRule.integer(-9007199254740991L, 100L, 1L);
        private static final DecimalRule RATIO = DecimalRule.ANY.atLeast("0").atMost("1");
        private static final DecimalRule EXACT = DecimalRule.ANY.multipleOf("0.01");
        private static final Choice<AppStore> APP_STORE =
                Choice.of(AppStore.values(), "ALPHA_APP_STORE", "GAMMA_APP_STORE");
        private static final IntegerRule FLOOR_MINOR = IntegerRule.number(0L, 9007199254740991L, 1L);
        private static final IntegerRule GRID_ITEM_ITEM = IntegerRule.integer(-2147483648L, 9L, 1L);
        private static final ItemsRule NAMED = new ItemsRule(0, 5);
        private static final IntegerRule LIMITS_ENTRY = IntegerRule.integer(0L, 9007199254740991L, 1L);
        private static final ItemsRule DRAFT = new ItemsRule(1, Integer.MAX_VALUE);
        private static final ItemsRule ROWS = new ItemsRule(0, 1000);
        private static final ItemsRule OTHERS = new ItemsRule(0, 2);
        private static final TextRule SPAN = TextRule.ANY.matching("^[1-9]d$");
        private static final Choice<Sort<Sorting.Key>> KEY = Choice.ofSorts(Sorting.Key.values(), "id", "cost");
        private static final IntegerRule SKIP = IntegerRule.integer(0L, 2147483647L, 1L);
        private static final Members FILTER_MEMBERS = Members.of(List.of("field", "stores"), List.of("times"))
                .auditing(Audit.HASH, "field");
        private static final TextRule FILTER_FIELD = TextRule.length(1, Integer.MAX_VALUE);
        private static final IntegerRule FILTER_TIMES = IntegerRule.integer(-2147483648L, 2147483647L, 1L);

        static @Nullable ListEverything decode(ArgumentReader in_) {
            PropertyId propertyId = null;
            String in = null;
            String member = null;
            String item = "2026-01-01";
            Integer pageSize = 50;
            Long perMonth30 = null;
            Integer small = null;
            Long great = null;
            Double ratio = 0.5;
            BigDecimal exact = null;
            Boolean rawData = false;
            Boolean maybe = null;
            AppStore store = AppStore.ALPHA;
            MinorUnits floorMinor = MinorUnits.of(0L);
            List<String> tags = null;
            List<List<Integer>> grid = null;
            List<ListEverything.Filter> filters = null;
            Map<String, ListEverything.Filter> named = null;
            Map<String, Long> limits = Map.of();
            JsonObject draft = null;
            List<JsonObject> rows = List.of();
            ListEverything.Filter filter = null;
            When when = When.Preset.LAST_WEEK;
            List<When> others = null;
            Span span = null;
            Sort<Sorting.Key> sort = Sort.descending(Sorting.Key.COST);
            String cursor = null;
            Integer skip = 0;
            for (int member_ = in_.enter(MEMBERS); member_ >= 0; member_ = in_.next(MEMBERS)) {
                // In the order of MEMBERS.
                switch (member_) {
                    case 0 -> propertyId = in_.text(PROPERTY_ID, PropertyId::of);
                    case 1 -> in = in_.text(TextRule.ANY);
                    case 2 -> perMonth30 = in_.integer(PER_MONTH30);
                    case 3 -> tags = in_.list(TAGS, item_ -> item_.text(TAGS_ITEM));
                    case 4 -> filters = in_.list(FILTERS, Codec::decodeFilter);
                    case 5 -> filter = decodeFilter(in_);
                    case 6 -> member = in_.text(TextRule.ANY);
                    case 7 -> item = in_.text(TextRule.ANY);
                    case 8 -> pageSize = in_.integer(PAGE_SIZE, Math::toIntExact);
                    case 9 -> small = in_.integer(SMALL, Math::toIntExact);
                    case 10 -> great = in_.integer(GREAT);
                    case 11 -> ratio = in_.decimal(RATIO, BigDecimal::doubleValue);
                    case 12 -> exact = in_.decimal(EXACT);
                    case 13 -> rawData = in_.truth();
                    case 14 -> maybe = in_.truth();
                    case 15 -> store = in_.choice(APP_STORE);
                    case 16 -> floorMinor = in_.integer(FLOOR_MINOR, MinorUnits::of);
                    case 17 ->
                        grid = in_.list(
                                ItemsRule.ANY,
                                item_ -> item_.list(
                                        ItemsRule.ANY, item__ -> item__.integer(GRID_ITEM_ITEM, Math::toIntExact)));
                    case 18 -> named = in_.map(NAMED, Codec::decodeFilter);
                    case 19 -> limits = in_.map(ItemsRule.ANY, entry -> entry.integer(LIMITS_ENTRY));
                    case 20 -> draft = in_.object(DRAFT);
                    case 21 -> rows = in_.list(ROWS, item_ -> item_.object(ItemsRule.ANY));
                    case 22 -> when = WhenDecoder.decode(in_);
                    case 23 -> others = in_.list(OTHERS, WhenDecoder::decode);
                    case 24 -> span = in_.text(SPAN, Span::normalize, Span::refusal, Span::of);
                    case 25 -> sort = in_.choice(KEY);
                    case 26 -> cursor = in_.text(TextRule.ANY);
                    case 27 -> skip = in_.integer(SKIP, Math::toIntExact);
                }
            }
            return in_.valid()
                    ? new ListEverything(
                            propertyId,
                            in,
                            member,
                            item,
                            pageSize,
                            perMonth30,
                            small,
                            great,
                            ratio,
                            exact,
                            rawData,
                            maybe,
                            store,
                            floorMinor,
                            tags,
                            grid,
                            filters,
                            named,
                            limits,
                            draft,
                            rows,
                            filter,
                            when,
                            others,
                            span,
                            new Sorting(sort, new Sorting.Position(cursor, skip)))
                    : null;
        }

        private static ListEverything.@Nullable Filter decodeFilter(ArgumentReader in) {
            String field = null;
            List<AppStore> stores = null;
            Integer times = 1;
            for (int member = in.enter(FILTER_MEMBERS); member >= 0; member = in.next(FILTER_MEMBERS)) {
                // In the order of FILTER_MEMBERS.
                switch (member) {
                    case 0 -> field = in.text(FILTER_FIELD);
                    case 1 -> stores = in.list(ItemsRule.ANY, item -> item.choice(APP_STORE));
                    case 2 -> times = in.integer(FILTER_TIMES, Math::toIntExact);
                }
            }
            return in.valid() ? new ListEverything.Filter(field, stores, times) : null;
        }

        static void encode(Rows<ListEverything.Facts, ListEverything.Row> value, JsonWriter out) {
            if (value instanceof Rows.OfObjects<ListEverything.Facts, ListEverything.Row> ofObjects) {
                encodeOfObjectsOfFactsAndRow(ofObjects, out);
            } else if (value instanceof Rows.OfValues<ListEverything.Facts, ListEverything.Row> ofValues) {
                encodeOfValuesOfFactsAndRow(ofValues, out);
            }
        }

        private static void encodeOfObjectsOfFactsAndRow(
                Rows.OfObjects<ListEverything.Facts, ListEverything.Row> value, JsonWriter out) {
            out.beginObject();
            encodeFactsMembers(value.facts(), out);
            out.name("rows").array(value.rows(), Codec::encodeRow);
            out.endObject();
        }

        private static void encodeOfValuesOfFactsAndRow(
                Rows.OfValues<ListEverything.Facts, ListEverything.Row> value, JsonWriter out) {
            out.beginObject();
            encodeFactsMembers(value.facts(), out);
            out.name("columns").array(value.columns(), (item, to) -> to.value(item));
            out.name("rows").array(value.rows(), (item, to) -> to.value(item));
            out.endObject();
        }

        private static void encodeFactsMembers(ListEverything.Facts value, JsonWriter out) {
            out.name("next_cursor").valueOrNull(value.nextCursor());
            out.name("has_more").value(value.hasMore());
        }

        private static void encodeRow(ListEverything.Row value, JsonWriter out) {
            out.beginObject();
            out.name("id").value(value.id());
            out.name("cost").valueOrNull(value.cost(), ApiMoneyEncoder::encode);
            out.name("store").valueOrNull(value.store(), APP_STORE::write);
            out.name("clicks").valueOrNull(value.clicks());
            out.name("ctr").value(value.ctr());
            out.name("exact").value(value.exact());
            out.name("floor").value(value.floor().value());
            out.name("by_day").object(value.byDay(), (item, to) -> to.array(item, (item2, to2) -> to2.value(item2)));
            out.name("raw").value(value.raw());
            out.name("extra").valueOrNull(value.extra());
            encodePageOfRow2(value.page(), out.name("page"));
            out.name("kind").valueOrNull(value.kind(), KindEncoder::encode);
            out.endObject();
        }

        private static void encodePageOfRow2(ListEverything.Page<ListEverything.Row2> value, JsonWriter out) {
            out.beginObject();
            out.name("items").array(value.items(), Codec::encodeRow2);
            out.name("first").valueOrNull(value.first(), Codec::encodeRow2);
            out.endObject();
        }

        private static void encodeRow2(ListEverything.Row2 value, JsonWriter out) {
            out.beginObject();
            out.name("value").value(value.value());
            out.endObject();
        }
    }
}
