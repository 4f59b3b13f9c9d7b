package dev.adtools.server.edge;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** One request as an endpoint sees it. */
public final class Exchange {

    private final Request request;
    private final HttpFields headers;
    private final String requestId;

    Exchange(Request request, String requestId) {
        this.request = request;
        this.headers = request.getHeaders();
        this.requestId = requestId;
    }

    /** Returns the id of the request. */
    public String requestId() {
        return requestId;
    }

    /** Returns the address of whoever is connected. */
    public String address() {
        return Request.getRemoteAddr(request);
    }

    /** Returns a header; what came on several lines is joined with commas. Null when there is none. */
    public @Nullable String header(String name) {
        String joined = null;
        for (HttpField field : headers) {
            if (field.is(name)) {
                String value = field.getValue() == null ? "" : field.getValue();
                joined = joined == null ? value : joined + "," + value;
            }
        }
        return joined;
    }

    /** Returns the body of a request that declares JSON and accepts it; empty when it has none. */
    public Outcome<byte[]> json() {
        String type = header(HttpHeader.CONTENT_TYPE.asString());
        long length = headers.getLongField(HttpHeader.CONTENT_LENGTH);
        boolean undeclared = type == null && length > 0;
        if (undeclared || !MediaTypes.isReadable(header(HttpHeader.CONTENT_ENCODING.asString()), type)) {
            return refused(ErrorCode.UNSUPPORTED_MEDIA_TYPE);
        }
        Accept accept = Accept.of(header(HttpHeader.ACCEPT.asString()));
        if (accept != Accept.JSON) {
            return refused(accept == Accept.OTHERS ? ErrorCode.NOT_ACCEPTABLE : ErrorCode.INVALID_REQUEST);
        }
        Outcome<byte[]> body = RequestBody.read(
                Content.Source.asInputStream(request), Math.max(length, 0), headers.contains(HttpHeader.EXPECT));
        return type == null
                ? body.then(bytes ->
                        bytes.length == 0 ? Outcome.completed(bytes) : refused(ErrorCode.UNSUPPORTED_MEDIA_TYPE))
                : body;
    }

    private static Outcome<byte[]> refused(ErrorCode code) {
        return Outcome.failed(FrameworkError.of(code.status()));
    }

    List<String> authorization() {
        return headers.getValuesList(HttpHeader.AUTHORIZATION);
    }

    boolean hasTokenInUrl() {
        String query = request.getHttpURI().getQuery();
        return query != null && Query.has(query, "access_token");
    }
}
