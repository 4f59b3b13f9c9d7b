package dev.adtools.server.openapi;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.http.PackedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/** The OpenAPI document, which was made when the service was built. */
final class OpenApiDocument {

    private final PackedFile file;
    private final String tag;

    private OpenApiDocument(byte[] bytes) {
        this.file = PackedFile.of("openapi.json", bytes);
        this.tag = HexFormat.of().formatHex(Sha256.of(bytes), 0, 16);
    }

    /** Reads it, and fills in where the service is found; an empty URL leaves it where the document is found. */
    static OpenApiDocument servedAt(String publicUrl) {
        JsonObject document = (JsonObject) JsonCursor.read(resource());
        if (!publicUrl.isBlank()) {
            JsonObject server = JsonObject.builder()
                    .put("url", publicUrl.strip().replaceAll("/+$", ""))
                    .put("description", "This service")
                    .build();
            document = document.toBuilder()
                    .put("servers", JsonArray.of(List.of(server)))
                    .build();
        }
        return new OpenApiDocument(new JsonWriter().value(document).toBytes());
    }

    /** Returns it as it is sent. */
    PackedFile file() {
        return file;
    }

    /** Returns its entity tag, without quotes. */
    String tag() {
        return tag;
    }

    private static byte[] resource() {
        try (InputStream in = OpenApiDocument.class.getResourceAsStream("openapi.json")) {
            return Objects.requireNonNull(in, "openapi.json").readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
