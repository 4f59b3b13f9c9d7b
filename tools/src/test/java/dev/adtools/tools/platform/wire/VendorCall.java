package dev.adtools.tools.platform.wire;

import com.google.api.AnnotationsProto;
import com.google.api.HttpRule;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.MethodDescriptor;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A call of a vendor's API, and how its annotation {@code google.api.http} says it in REST.
 *
 * @param name service and method
 * @param rule the annotation
 * @param fields the fields of its message, as JSON names them
 */
public record VendorCall(String name, HttpRule rule, Set<String> fields) {

    // {customer_id=*}, {property=properties/*}, {name}
    private static final Pattern VARIABLE = Pattern.compile("\\{[a-z_]+(=[^}]*)?\\}|[^{]+");

    /** Finds a call in the file that declares its service. */
    public static VendorCall of(FileDescriptor file, String service, String method) {
        MethodDescriptor call = file.findServiceByName(service).findMethodByName(method);
        return new VendorCall(
                service + "." + method,
                call.getOptions().getExtension(AnnotationsProto.http),
                call.getInputType().getFields().stream()
                        .map(FieldDescriptor::getJsonName)
                        .collect(Collectors.toSet()));
    }

    /** Returns whether a request is this call: its method, its path, its body or none, and what its query names. */
    public boolean is(WireRequest request) {
        return request.method().equals(rule.getPatternCase().name())
                && request.uri().getPath().matches(path())
                && isOfFields(request.uri().getRawQuery())
                && request.body().isEmpty() == rule.getBody().isEmpty();
    }

    // What is not in the path is in the body if the call has one, and in the query if it has none.
    private boolean isOfFields(@Nullable String query) {
        return query == null
                || (rule.getBody().isEmpty()
                        && Stream.of(query.split("&", -1)).allMatch(pair -> fields.contains(pair.split("=", 2)[0])));
    }

    /** Returns this in another version of the API. */
    public VendorCall in(String version) {
        HttpRule.Builder other = rule.toBuilder();
        switch (rule.getPatternCase()) {
            case GET -> other.setGet(versioned(version));
            case POST -> other.setPost(versioned(version));
            default -> throw new AssertionError("no connector sends " + rule);
        }
        return new VendorCall(name, other.build(), fields);
    }

    private String versioned(String version) {
        return template().replaceFirst("^/v[0-9]+[a-z]*/", "/" + version + "/");
    }

    private String template() {
        return switch (rule.getPatternCase()) {
            case GET -> rule.getGet();
            case POST -> rule.getPost();
            default -> throw new AssertionError("no connector sends " + rule);
        };
    }

    private String path() {
        StringBuilder path = new StringBuilder();
        VARIABLE.matcher(template()).results().map(MatchResult::group).forEach(part -> path.append(expression(part)));
        return path.toString();
    }

    private static String expression(String part) {
        if (!part.startsWith("{")) {
            return Pattern.quote(part);
        }
        String form = part.contains("=") ? part.substring(part.indexOf('=') + 1, part.length() - 1) : "*";
        return form.replace("*", "[^/:]+");
    }
}
