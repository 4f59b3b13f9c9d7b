package dev.adtools.server.approval;

import dev.adtools.api.Change;
import dev.adtools.api.Reason;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.Sha256;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Document that says what is to be done: its stored bytes are hashed, shown, approved and done. One whose bytes no longer have
 * the hash that was stored beside them is not read.
 */
final class Payload {

    /** The pattern of a hash. */
    static final String HASH = "^sha256:[0-9a-f]{64}$";

    static final String HASH_EXAMPLE = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    private static final String PREFIX = "sha256:";

    private final byte[] bytes;
    private static final String RECENT = "recent";

    private final String hash;
    private @Nullable JsonObject document;

    private Payload(byte[] bytes, String hash, @Nullable JsonObject document) {
        this.bytes = bytes;
        this.hash = hash;
        this.document = document;
    }

    /** Writes down a write, and what would keep it from going now. Its id makes it a document of its own, so that no approval fits twice. */
    static Payload of(String id, PlannedWrite write, List<String> warnings, String toolDigest, ActionRow.Times times) {
        JsonObject.Builder document = JsonObject.builder()
                .put("v", 1)
                .put("type", "pending_action")
                .put("id", id)
                .put("call_id", write.call().metadata().callId())
                .put("tool", write.tool().name())
                .put("tool_digest", toolDigest)
                .put("platform", write.tool().platform().wireName())
                .put("world", write.world().id())
                .put("account_id", write.account().value())
                .put("entity", write.entity() == null ? JsonNull.NULL : new JsonString(write.entity()))
                .put("requester", requester(write.call().caller()))
                .put("target", PayloadJson.of(write.target()))
                .put("arguments", write.call().request().arguments().value())
                .put("plan", value(write.plan()))
                .put("diff", ChangesJson.of(write.diff()))
                .put("derived", ChangesJson.of(write.derived()))
                .put("spend", PayloadJson.of(write.spend()))
                .put("warnings", texts(Stream.concat(write.warnings().stream(), warnings.stream())))
                .put("created_at", times.createdAt().toString())
                .put("expires_at", times.expiresAt().toString());
        RecentDelivery recent = write.recent();
        return written((recent == null ? document : document.put(RECENT, RecentDeliveryJson.of(recent))).build());
    }

    private static JsonArray texts(Stream<String> texts) {
        return JsonArray.of(texts.<JsonValue>map(JsonString::new).toList());
    }

    private static JsonObject requester(Caller caller) {
        return JsonObject.builder()
                .put("principal", caller.principal())
                .put("owner", caller.owner())
                .build();
    }

    private static Payload written(JsonObject document) {
        byte[] bytes = CanonicalJson.of(document);
        return new Payload(bytes, hashOf(bytes), document);
    }

    /** Returns the document of stored bytes, with the hash that was stored beside them. */
    static Payload stored(byte[] bytes, String hash) {
        return new Payload(bytes.clone(), hash, null);
    }

    private static JsonValue value(byte[] json) {
        return new ArgumentReader(json, 0).any();
    }

    /** Returns this with all its texts as whoever decides may safely read them; for showing alone. */
    Payload inert() {
        return new Payload(bytes, hash, (JsonObject) DisplayText.of(document()));
    }

    byte[] bytes() {
        return bytes.clone();
    }

    /** Returns the hash, {@code sha256:…}, as it is stored. */
    String hash() {
        return hash;
    }

    /** Returns whether the bytes have the hash. */
    boolean isIntact() {
        return has(hashOf(bytes));
    }

    /** Returns whether a hash is this one. */
    boolean has(String other) {
        return Sha256.same(hash, other);
    }

    private static String hashOf(byte[] payload) {
        return PREFIX + Sha256.hex(payload);
    }

    private JsonObject document() {
        JsonObject read = document;
        if (read == null) {
            if (!isIntact()) {
                throw new IllegalStateException("a payload that was changed is not read");
            }
            read = (JsonObject) value(bytes);
            document = read;
        }
        return read;
    }

    /** Returns the plan's canonical bytes. */
    byte[] plan() {
        return CanonicalJson.of(PayloadJson.member(document(), "plan"));
    }

    /** Returns whether a write has the same arguments; the reasons may differ. */
    boolean hasArgumentsOf(PlannedWrite write) {
        return Arrays.equals(withoutReason(arguments()), withoutReason((JsonObject)
                write.call().request().arguments().value()));
    }

    private static byte[] withoutReason(JsonObject arguments) {
        Map<String, JsonValue> members = new LinkedHashMap<>(arguments.members());
        members.remove(Reason.NAME);
        return CanonicalJson.of(new JsonObject(members));
    }

    /** Returns the arguments as they were sent. */
    JsonObject arguments() {
        return (JsonObject) PayloadJson.member(document(), "arguments");
    }

    /** Returns the warnings for whoever decides, one sentence each. */
    List<String> warnings() {
        // Documents of earlier versions have none.
        return document().get("warnings") instanceof JsonArray warnings
                ? warnings.items().stream()
                        .map(warning -> ((JsonString) warning).value())
                        .toList()
                : List.of();
    }

    /** Returns the argument that is the reason, in the requester's own words; null for none. */
    @Nullable
    String reason() {
        return arguments().get(Reason.NAME) instanceof JsonString words ? words.value() : null;
    }

    /** Returns the object that is changed or made, with its names; null in documents of earlier versions. */
    @Nullable
    WriteTarget target() {
        return PayloadJson.target(document().get("target"));
    }

    /** Returns the figures that follow from what changes. */
    List<Change> derived() {
        JsonValue derived = document().get("derived");
        // Documents of earlier versions have none.
        return derived == null ? List.of() : ChangesJson.read(derived);
    }

    /** Returns the recent delivery of the object; null where it was not known, and in documents of earlier versions. */
    @Nullable
    RecentDelivery recent() {
        return document().get(RECENT) instanceof JsonObject recent ? RecentDeliveryJson.read(recent) : null;
    }

    List<Change> diff() {
        return ChangesJson.read(PayloadJson.member(document(), "diff"));
    }

    @Nullable
    SpendEffect spend() {
        return PayloadJson.spend(PayloadJson.member(document(), "spend"));
    }
}
