package dev.adtools.server.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;

/** Writes an answer that is encoded already, as it is. */
@Produces(MediaType.WILDCARD)
public final class EncodedBytes implements MessageBodyWriter<ByteBuffer> {

    @Context
    private HttpServletRequest request;

    /** Writes to whatever is asked. */
    @SuppressWarnings("NullAway.Init") // Jersey sets the field before the first request.
    public EncodedBytes() {}

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return ByteBuffer.class.isAssignableFrom(type);
    }

    @Override
    public void writeTo(
            ByteBuffer bytes,
            Class<?> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        if (bytes.remaining() > LongAnswer.SHORT) {
            LongAnswer.keep(bytes, request);
        } else {
            out.write(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
        }
    }
}
