package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.ads.googleads.v23.errors.GoogleAdsFailure;
import com.google.ads.googleads.v23.resources.Campaign;
import com.google.ads.googleads.v23.services.CampaignOperation;
import com.google.ads.googleads.v23.services.GoogleAdsRow;
import com.google.ads.googleads.v23.services.ListAccessibleCustomersResponse;
import com.google.ads.googleads.v23.services.MutateCampaignsRequest;
import com.google.ads.googleads.v23.services.MutateCampaignsResponse;
import com.google.ads.googleads.v23.services.MutateGoogleAdsRequest;
import com.google.ads.googleads.v23.services.MutateGoogleAdsResponse;
import com.google.ads.googleads.v23.services.SearchGoogleAdsRequest;
import com.google.ads.googleads.v23.services.SearchGoogleAdsResponse;
import com.google.api.FieldBehavior;
import com.google.api.FieldBehaviorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.FieldMaskUtil;
import com.google.protobuf.util.JsonFormat;
import com.google.rpc.Code;
import com.google.rpc.Status;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Carries requests to alpha and holds both sides against the vendor's own messages: a name, a word or a type that these
 * do not know fails the test. Understands one version of them, so the connector must speak {@code v23}.
 */
public final class VendorMessages implements WireTransport {

    public static final String VERSION = "v23";

    private static final Pattern FIELD = Pattern.compile("[a-z_]+(\\.[a-z_]+)+");

    private static final JsonFormat.TypeRegistry FAILURES = JsonFormat.TypeRegistry.newBuilder()
            .add(GoogleAdsFailure.getDescriptor())
            .build();

    private final WireTransport platform;

    public VendorMessages(WireTransport platform) {
        this.platform = platform;
    }

    @Override
    public Source source() {
        return platform.source();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        String path = request.uri().getPath();
        boolean isSearch = path.endsWith(":search");
        if (isSearch) {
            query(request.body());
        } else if (path.endsWith("/campaigns:mutate")) {
            campaigns(request.body());
        } else if (path.endsWith(":mutate")) {
            read(request.body(), MutateGoogleAdsRequest.newBuilder());
        }
        WireAnswer answer = platform.exchange(request);
        answer.fold(response -> response(response, path), failure -> null);
        return answer;
    }

    /** Holds changes of campaigns against the messages: each mask must name fields that are there and can be changed. */
    public static void campaigns(String body) {
        MutateCampaignsRequest.Builder request = MutateCampaignsRequest.newBuilder();
        read(body, request);
        for (CampaignOperation operation : request.getOperationsList()) {
            if (!FieldMaskUtil.isValid(Campaign.class, operation.getUpdateMask())) {
                throw new AssertionError("campaigns have no " + operation.getUpdateMask());
            }
            for (String path : operation.getUpdateMask().getPathsList()) {
                FieldDescriptor field = Campaign.getDescriptor().findFieldByName(path);
                List<FieldBehavior> behaviour = field.getOptions().getExtension(FieldBehaviorProto.fieldBehavior);
                if (behaviour.contains(FieldBehavior.OUTPUT_ONLY) || behaviour.contains(FieldBehavior.IMMUTABLE)) {
                    throw new AssertionError(path + " cannot be changed");
                }
            }
        }
    }

    /** Holds a search against the messages, and the fields of its query against the rows that can answer it. */
    public static void query(String body) {
        read(body, SearchGoogleAdsRequest.newBuilder());
        String query = WireJson.value(body).path("query").asText().replaceAll("'[^']*'", "");
        FIELD.matcher(query).results().forEach(field -> field(field.group()));
    }

    /** Fails when rows have no such field. */
    public static void field(String path) {
        Descriptor message = GoogleAdsRow.getDescriptor();
        for (String name : List.of(path.split("\\.", -1))) {
            FieldDescriptor field = message == null ? null : message.findFieldByName(name);
            if (field == null) {
                throw new AssertionError("rows have no " + path);
            }
            message = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE ? field.getMessageType() : null;
        }
        if (message != null) {
            throw new AssertionError(path + " is a message and cannot be selected");
        }
    }

    private static boolean response(WireResponse response, String path) {
        if (!response.successful()) {
            failure(response);
        } else if (path.endsWith(":search")) {
            read(response.body(), SearchGoogleAdsResponse.newBuilder());
        } else if (path.endsWith("/campaigns:mutate")) {
            read(response.body(), MutateCampaignsResponse.newBuilder());
        } else if (path.endsWith(":mutate")) {
            read(response.body(), MutateGoogleAdsResponse.newBuilder());
        } else {
            read(response.body(), ListAccessibleCustomersResponse.newBuilder());
        }
        return true;
    }

    /** Holds an error body against the messages. */
    public static void failure(WireResponse response) {
        ObjectNode error = (ObjectNode) WireJson.value(response.body()).path("error");
        // The vendor writes the code's name beside the message that has its number.
        JsonNode word = error.remove("status");
        Code.valueOf(word.asText());
        if (error.path("code").asInt() != response.status()) {
            throw new AssertionError("status " + response.status() + " with " + error);
        }
        read(WireJson.text(error), Status.newBuilder());
    }

    private static void read(String json, Message.Builder message) {
        try {
            JsonFormat.parser().usingTypeRegistry(FAILURES).merge(json, message);
        } catch (InvalidProtocolBufferException e) {
            String shown = json.substring(0, Math.min(json.length(), 2_000));
            throw new AssertionError(e.getMessage() + " in " + shown, e);
        }
    }
}
