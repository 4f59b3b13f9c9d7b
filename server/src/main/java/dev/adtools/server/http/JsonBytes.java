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

/** Writes an answer whose JSON is already encoded, as it is. */
@Produces(MediaType.APPLICATION_JSON)
public final class JsonBytes implements MessageBodyWriter<ByteBuffer> {

    @Context
    private HttpServletRequest request;

    /** Writes to whatever is asked. */
    @SuppressWarnings("NullAway.Init") // Jersey sets the field before the first request.
    public JsonBytes() {}

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return ByteBuffer.class.isAssignableFrom(type);
    }

    @Override
    public void writeTo(
            ByteBuffer json,
            Class<?> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        if (json.remaining() > LongAnswer.SHORT) {
            LongAnswer.keep(json, request);
        } else {
            out.write(json.array(), json.arrayOffset() + json.position(), json.remaining());
        }
    }
}
