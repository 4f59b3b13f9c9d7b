package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import com.fasterxml.jackson.module.jsonSchema.jakarta.JsonSchema;
import com.fasterxml.jackson.module.jsonSchema.jakarta.JsonSchemaGenerator;
import com.fasterxml.jackson.module.jsonSchema.jakarta.types.ObjectSchema;
import com.fasterxml.jackson.module.jsonSchema.jakarta.types.StringSchema;
import dev.adtools.api.JsonName;
import dev.adtools.api.Scalar;
import dev.adtools.api.Sort;
import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import dev.adtools.tools.period.Period;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Jackson sees of each argument record at run time what the processor published: names, types and enums. */
class JacksonOracleTest {

    private static final ObjectMapper MAPPER = new ObjectMapper()
            .setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .setAnnotationIntrospector(new WireNames())
            .registerModule(new SimpleModule()
                    .addSerializer(new FreeForm<>(JsonObject.class))
                    .addSerializer(new FreeForm<>(JsonArray.class))
                    .addSerializer(new FreeForm<>(JsonValue.class))
                    .addSerializer(new SortForm())
                    .addSerializer(new FreeForm<>(Period.class)));

    static Stream<ToolDispatch<?>> tools() {
        return TestTools.table().all().stream();
    }

    @ParameterizedTest
    @MethodSource("tools")
    void publishesWhatJacksonSees(ToolDispatch<?> tool) throws ReflectiveOperationException, IOException {
        Class<?> arguments = Class.forName(tool.getClass().getName().replaceFirst("Dispatch$", ""));
        JsonSchema seen = new JsonSchemaGenerator(MAPPER).generateSchema(arguments);

        compare((JsonObject) tool.descriptor().document().get("inputSchema"), (ObjectSchema) seen);
    }

    private static void compare(JsonObject published, ObjectSchema seen) {
        JsonObject properties = (JsonObject) published.get("properties");
        assertThat(new TreeSet<>(seen.getProperties().keySet()))
                .isEqualTo(new TreeSet<>(properties.members().keySet()));

        seen.getProperties().forEach((name, schema) -> {
            JsonObject property = (JsonObject) properties.get(name);
            assertThat(type(schema)).as(name).isEqualTo(type(property));
            assertThat(choices(schema)).as(name).isEqualTo(choices(property));
            if (schema instanceof ObjectSchema nested && !nested.getProperties().isEmpty()) {
                compare(property, nested);
            }
        });
    }

    private static String type(JsonSchema seen) {
        return seen.getType().value();
    }

    private static String type(JsonObject published) {
        if (!(published.get("type") instanceof JsonString type)) {
            return "any";
        }
        boolean whole = JsonNumber.of(1).equals(published.get("multipleOf"));
        return type.value().equals("number") && whole ? "integer" : type.value();
    }

    private static Set<String> choices(JsonSchema seen) {
        boolean some =
                seen instanceof StringSchema strings && !strings.getEnums().isEmpty();
        return some ? new TreeSet<>(((StringSchema) seen).getEnums()) : Set.of();
    }

    private static Set<String> choices(JsonObject published) {
        return published.get("enum") instanceof JsonArray names
                ? names.items().stream()
                        .map(name -> ((JsonString) name).value())
                        .collect(Collectors.toCollection(TreeSet::new))
                : Set.of();
    }

    /** Teaches Jackson, by its own means, what a scalar and a wire name are. */
    private static final class WireNames extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1;

        @Override
        public @Nullable Boolean hasAsValue(Annotated annotated) {
            boolean scalar = annotated.getAnnotated() instanceof java.lang.reflect.Method method
                    && method.getDeclaringClass().isAnnotationPresent(Scalar.class)
                    && isComponent(method);
            return scalar ? Boolean.TRUE : super.hasAsValue(annotated);
        }

        @Override
        public @Nullable NameTransformer findUnwrappingNameTransformer(AnnotatedMember member) {
            return _hasAnnotation(member, Unwrapped.class)
                    ? NameTransformer.NOP
                    : super.findUnwrappingNameTransformer(member);
        }

        private static boolean isComponent(java.lang.reflect.Method method) {
            for (RecordComponent component : method.getDeclaringClass().getRecordComponents()) {
                if (component.getAccessor().equals(method)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public String[] findEnumValues(
                com.fasterxml.jackson.databind.cfg.MapperConfig<?> config,
                AnnotatedClass annotated,
                Enum<?>[] constants,
                String[] names) {
            for (int i = 0; i < constants.length; i++) {
                names[i] = wireName(constants[i]);
            }
            return names;
        }

        static String wireName(Enum<?> constant) {
            try {
                return constant.getDeclaringClass()
                        .getField(constant.name())
                        .getAnnotation(JsonName.class)
                        .value();
            } catch (NoSuchFieldException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Tells Jackson's schema generator that an order is a key's name, which a minus may precede; never serializes. */
    private static final class SortForm extends StdSerializer<Sort<?>> {

        private static final long serialVersionUID = 1;

        SortForm() {
            super(Sort.class, false);
        }

        @Override
        public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType type)
                throws JsonMappingException {
            Object[] keys = type.containedType(0).getRawClass().getEnumConstants();
            visitor.expectStringFormat(type)
                    .enumTypes(Arrays.stream(keys)
                            .map(key -> WireNames.wireName((Enum<?>) key))
                            .flatMap(name -> Stream.of(name, "-" + name))
                            .collect(Collectors.toSet()));
        }

        @Override
        public void serialize(Sort<?> value, JsonGenerator out, SerializerProvider provider) {
            throw new AssertionError("only the schema is asked for");
        }
    }

    /** Tells Jackson's schema generator of which type a value is that may have several; never serializes. */
    private static final class FreeForm<T> extends StdSerializer<T> {

        private static final long serialVersionUID = 1;

        FreeForm(Class<T> type) {
            super(type);
        }

        @Override
        public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType type)
                throws JsonMappingException {
            if (type.hasRawClass(Period.class)) {
                visitor.expectStringFormat(type);
            } else if (type.hasRawClass(JsonObject.class)) {
                visitor.expectObjectFormat(type);
            } else if (type.hasRawClass(JsonArray.class)) {
                visitor.expectArrayFormat(type);
            } else {
                visitor.expectAnyFormat(type);
            }
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider provider) {
            throw new AssertionError("only the schema is asked for");
        }
    }
}
