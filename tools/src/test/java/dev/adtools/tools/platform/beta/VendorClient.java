package dev.adtools.tools.platform.beta;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIException;
import com.facebook.ads.sdk.APIRequest;
import com.facebook.ads.sdk.APIRequest.ResponseWrapper;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** Carries what the vendor's own client sends over plain HTTP, which its own way does not speak. */
final class VendorClient implements APIRequest.IRequestExecutor {

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Makes the client's calls go to a place on this machine; it can only be said for all of its calls. */
    static APIContext context(URI place) {
        APIContext.disableCrashReport();
        APIRequest.changeRequestExecutor(new VendorClient());
        return new APIContext(place.toString(), place.toString(), "v24.0", "token", "secret", null, false);
    }

    /** Makes its calls go where they went before. */
    static void release() {
        APIRequest.changeRequestExecutor(new APIRequest.DefaultRequestExecutor());
    }

    @Override
    public ResponseWrapper execute(String method, String url, Map<String, Object> parameters, APIContext context)
            throws APIException, IOException {
        return switch (method) {
            case "GET" -> sendGet(url, parameters, context);
            case "POST" -> sendPost(url, parameters, context);
            default -> sendDelete(url, parameters, context);
        };
    }

    @Override
    public ResponseWrapper sendGet(String url, Map<String, Object> parameters, APIContext context)
            throws APIException, IOException {
        return send(
                HttpRequest.newBuilder(URI.create(url + "?" + form(parameters))).build());
    }

    @Override
    public ResponseWrapper sendPost(String url, Map<String, Object> parameters, APIContext context)
            throws APIException, IOException {
        return send(HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form(parameters)))
                .build());
    }

    @Override
    public ResponseWrapper sendDelete(String url, Map<String, Object> parameters, APIContext context) {
        throw new AssertionError("nothing is deleted");
    }

    private ResponseWrapper send(HttpRequest request) throws APIException, IOException {
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new APIException.FailedRequestException(
                        response.headers().toString(), response.body(), new IOException("refused"));
            }
            return new ResponseWrapper(response.body(), "{}");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private static String form(Map<String, Object> parameters) {
        return parameters.entrySet().stream()
                .map(it -> it.getKey() + "=" + URLEncoder.encode(text(it.getValue()), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    // How lists and objects are written is the client's own doing too.
    private static String text(Object value) {
        try {
            Method writer = APIRequest.class.getDeclaredMethod("convertToString", Object.class);
            writer.setAccessible(true);
            return (String) writer.invoke(null, value);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
