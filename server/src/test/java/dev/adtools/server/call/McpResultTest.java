package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.McpResult.TextFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results as MCP has them: which text each has, and that its structure is what was encoded. */
class McpResultTest {

    private static final ToolCatalog CATALOG = ToolCatalog.of(List.of(), PlatformLabels.NONE);

    private static final ObjectMapper JSON = new ObjectMapper();

    @ParameterizedTest
    @CsvSource({"TABLE, 8192, true", "TABLE, 8193, false", "JSON, 8193, true"})
    void hasItsJsonAsTextWhereThatIsShortOrWanted(TextFormat format, int length, boolean json) throws IOException {
        byte[] data = data(length);

        JsonNode result = written(new McpResult(format, CATALOG), data);

        String text = result.at("/content/0/text").textValue();
        assertThat(text.equals(new String(data, StandardCharsets.UTF_8))).isEqualTo(json);
        assertThat(text.startsWith("echo: xx")).isNotEqualTo(json);
        assertThat(result.get("structuredContent")).isEqualTo(JSON.readTree(data));
    }

    @Test
    void canBeWithoutText() throws IOException {
        JsonNode result = written(new McpResult(TextFormat.TABLE, CATALOG).withoutText(), data(9000));

        assertThat(result.get("content").isArray()).isTrue();
        assertThat(result.get("content")).isEmpty();
        assertThat(result.get("structuredContent")).isEqualTo(JSON.readTree(data(9000)));
        assertThat(result.get("isError").booleanValue()).isFalse();
    }

    @Test
    void canBeAFailureWithoutText() throws IOException {
        JsonWriter out = new JsonWriter();
        new McpResult(TextFormat.TABLE, CATALOG)
                .withoutText()
                .writeMembers(ToolError.of(ErrorCode.NOT_FOUND, "No."), null, "id", out.beginObject())
                .endObject();

        JsonNode result = JSON.readTree(out.toBytes());
        assertThat(result.get("content").isArray()).isTrue();
        assertThat(result.get("content")).isEmpty();
        assertThat(result.at("/structuredContent/error/code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(result.get("isError").booleanValue()).isTrue();
    }

    private static byte[] data(int length) {
        String around = "{\"echo\":\"\"}";
        return around.replace("\"\"", '"' + "x".repeat(length - around.length()) + '"')
                .getBytes(StandardCharsets.UTF_8);
    }

    private static JsonNode written(McpResult results, byte[] data) throws IOException {
        JsonWriter out = new JsonWriter();
        results.write(data, out);
        return JSON.readTree(out.toBytes());
    }
}
