package dev.adtools.server.http;

import java.util.List;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.gzip.GzipHandler;

/** Refuses what HTTP/1.1 does not allow and Jetty does: where two servers read a message differently, one request hides in another. */
public final class StrictHttp implements HttpConfiguration.Customizer {

    private static final int NEVER = 0;

    private StrictHttp() {}

    /** Makes all connectors of a server strict, before it starts. */
    @SuppressWarnings("removal") // Dropwizard packs answers with Jetty's older handler.
    public static void on(Server server) {
        StrictHttp strict = new StrictHttp();
        // Dropwizard wraps the factories to measure them.
        for (HttpConfiguration.ConnectionFactory factory :
                server.getContainedBeans(HttpConfiguration.ConnectionFactory.class)) {
            // RFC9110 would still let lines end with LF alone.
            factory.getHttpConfiguration().setHttpCompliance(HttpCompliance.STRICT);
            factory.getHttpConfiguration().addCustomizer(strict);
        }
        // A packed body that was cut or is garbage may count as an empty one, so none is unpacked.
        server.getDescendants(GzipHandler.class).forEach(gzip -> gzip.setInflateBufferSize(NEVER));
    }

    /** Refuses codings of a transfer that nobody undoes: Jetty takes such a body for none, and what follows for a request. */
    @Override
    public Request customize(Request request, HttpFields.Mutable responseHeaders) {
        List<String> codings = request.getHeaders().getValuesList(HttpHeader.TRANSFER_ENCODING);
        boolean chunked = codings.size() == 1 && HttpHeaderValue.CHUNKED.is(codings.get(0));
        boolean known = request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_1;
        if (!codings.isEmpty() && !(chunked && known)) {
            responseHeaders.put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
            throw new HttpException.RuntimeException(HttpStatus.BAD_REQUEST_400, "Transfer-Encoding");
        }
        return request;
    }
}
