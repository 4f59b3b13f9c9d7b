package dev.adtools.server.http;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.SecurityContext;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.Principal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.glassfish.jersey.internal.PropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.uri.UriComponent;
import org.jspecify.annotations.Nullable;

/**
 * Serves Jersey's resources on Jetty's core handler: what the servlets between the two cost, no resource needs. The container
 * that Jersey has for Jetty waits until an answer is read.
 */
public final class JerseyHandler extends Handler.Wrapper {

    // Nothing is told by an absolute URI, so the service's own name is never taken from a caller.
    private static final String ORIGIN = "http://adtools";
    private static final SecurityContext NOBODY_YET = new Unauthenticated();

    private final String root;
    private final URI base;
    private final ResourceConfig resources;
    private @Nullable ApplicationHandler jersey;

    /** Serves resources below a context's path. */
    public JerseyHandler(String root, ResourceConfig resources) {
        this.root = root;
        this.base = URI.create(ORIGIN + root + "/");
        this.resources = resources;
    }

    @Override
    protected void doStart() throws Exception {
        jersey = new ApplicationHandler(resources);
        super.doStart();
    }

    @Override
    protected void doStop() throws Exception {
        super.doStop();
        started().getInjectionManager().shutdown();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = request.getHttpURI().getPath();
        if (path == null || !path.startsWith(root + "/")) {
            return super.handle(request, response, callback);
        }
        ContainerRequest read = new ContainerRequest(
                base,
                uri(request.getHttpURI()),
                request.getMethod(),
                NOBODY_YET,
                new Attributes(request),
                started().getConfiguration());
        copy(request.getHeaders(), read);
        read.setEntityStream(Content.Source.asInputStream(request));
        read.setWriter(new AnswerWriter(request, response, callback));
        started().handle(read);
        return true;
    }

    private ApplicationHandler started() {
        return Objects.requireNonNull(jersey, "not started");
    }

    private static URI uri(HttpURI sent) {
        try {
            return new URI(ORIGIN + sent.getPathQuery());
        } catch (URISyntaxException e) {
            String path = UriComponent.contextualEncode(sent.getPath(), UriComponent.Type.PATH);
            String query = sent.getQuery();
            return URI.create(ORIGIN
                    + path
                    + (query == null ? "" : "?" + UriComponent.contextualEncode(query, UriComponent.Type.QUERY)));
        }
    }

    private static void copy(HttpFields sent, ContainerRequest read) {
        for (HttpField field : sent) {
            if (field.getHeader() != HttpHeader.CONTENT_TYPE) {
                read.getHeaders().add(field.getName(), field.getValue());
            }
        }
        List<String> types = sent.getValuesList(HttpHeader.CONTENT_TYPE);
        if (!types.isEmpty()) {
            // Jersey says 400 to a type that it cannot read, before anything asks for it.
            read.getHeaders()
                    .putSingle(
                            HttpHeaders.CONTENT_TYPE,
                            isReadable(types) ? types.get(0) : MediaType.APPLICATION_OCTET_STREAM);
        }
    }

    private static boolean isReadable(List<String> types) {
        if (types.size() != 1) {
            return false;
        }
        try {
            return types.get(0).equals(MediaType.APPLICATION_JSON)
                    || !MediaType.valueOf(types.get(0)).isWildcardSubtype();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Shows Jersey the attributes of a request as its properties. */
    private record Attributes(Request request) implements PropertiesDelegate {

        @Override
        public @Nullable Object getProperty(String name) {
            return request.getAttribute(name);
        }

        @Override
        public Set<String> getPropertyNames() {
            return request.getAttributeNameSet();
        }

        @Override
        public void setProperty(String name, @Nullable Object value) {
            request.setAttribute(name, value);
        }

        @Override
        public void removeProperty(String name) {
            request.removeAttribute(name);
        }
    }

    /** The security of a request that no filter has seen. */
    private static final class Unauthenticated implements SecurityContext {

        @Override
        public @Nullable Principal getUserPrincipal() {
            return null;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public @Nullable String getAuthenticationScheme() {
            return null;
        }
    }
}
