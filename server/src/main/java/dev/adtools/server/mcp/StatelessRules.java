package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.mcp.RpcParams.RpcMeta;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rules of a stateless request: what it must say of itself, and its headers must repeat (MCP 2026-07-28, "Streamable HTTP").
 */
final class StatelessRules {

    /** The header that says which revision a message is written in. */
    static final String VERSION = "MCP-Protocol-Version";

    // Methods whose header Mcp-Name repeats params.name.
    private static final Set<String> NAMING = Set.of(ToolsCallHandler.METHOD, PromptsHandler.GET);
    private static final String BASE64 = "=?base64?";
    private static final String BASE64_END = "?=";

    private StatelessRules() {}

    /** Returns the first rule that a request breaks; null when it keeps them all. */
    static @Nullable RpcFault broken(RpcRequest request) {
        RpcMeta meta = request.params().meta();
        String version = meta.protocolVersion();
        String header = request.http().getHeaderString(VERSION);
        if (version != null && (header == null || !version.equals(header.strip()))) {
            return mismatch(VERSION, "the protocol version in params._meta");
        }
        String spoken = version == null ? header : version;
        if (spoken != null && Revision.of(spoken.strip()).orElse(null) != Revision.V2026_07_28) {
            return unsupported(spoken.strip());
        }
        if (version == null || !meta.tellsCapabilities()) {
            String missing = "io.modelcontextprotocol/" + (version == null ? "protocolVersion" : "clientCapabilities");
            return RpcFault.of(
                    RpcCode.INVALID_PARAMS,
                    "params._meta must have " + missing + ".",
                    JsonObject.builder().put("missing", missing).build());
        }
        return headers(request);
    }

    private static @Nullable RpcFault headers(RpcRequest request) {
        String method = request.http().getHeaderString("Mcp-Method");
        if (method == null || !method.strip().equals(request.message().method())) {
            return mismatch("Mcp-Method", "method");
        }
        boolean isByUri = request.message().method().equals(ResourcesHandler.READ);
        if (!isByUri && !NAMING.contains(request.message().method())) {
            return null;
        }
        String sent = request.http().getHeaderString("Mcp-Name");
        String name = sent == null ? null : decoded(sent.strip());
        String named = isByUri ? request.params().uri() : request.params().name();
        return name != null && name.equals(named) ? null : mismatch("Mcp-Name", isByUri ? "params.uri" : "params.name");
    }

    private static @Nullable String decoded(String value) {
        if (!value.startsWith(BASE64) || !value.endsWith(BASE64_END) || value.length() < BASE64.length() + 2) {
            return value;
        }
        String encoded = value.substring(BASE64.length(), value.length() - BASE64_END.length());
        try {
            byte[] bytes = Base64.getDecoder().decode(encoded);
            // The decoder also takes texts that others who read the header would refuse.
            return Base64.getEncoder().encodeToString(bytes).equals(encoded)
                    ? new String(bytes, StandardCharsets.UTF_8)
                    : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static RpcFault mismatch(String header, String member) {
        return RpcFault.of(
                RpcCode.HEADER_MISMATCH,
                "The header " + header + " must say the same as " + member + ".",
                JsonObject.builder().put("header", header).build());
    }

    private static RpcFault unsupported(String version) {
        return RpcFault.of(
                RpcCode.UNSUPPORTED_PROTOCOL_VERSION,
                "The service does not speak this revision of MCP.",
                JsonObject.builder()
                        .put(
                                "supported",
                                JsonArray.of(Revision.dates().stream()
                                        .map(JsonString::new)
                                        .toList()))
                        .put("requested", version)
                        .build());
    }
}
