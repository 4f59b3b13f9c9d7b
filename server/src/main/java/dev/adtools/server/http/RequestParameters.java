package dev.adtools.server.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.function.Function;
import org.glassfish.jersey.internal.inject.AbstractBinder;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.model.Parameter;
import org.glassfish.jersey.server.spi.internal.ValueParamProvider;
import org.jspecify.annotations.Nullable;

/** Hands the request to a resource method as it is: Jersey would look it up for each call, with a factory and a scope. */
public final class RequestParameters extends AbstractBinder implements ValueParamProvider {

    /** Is registered with Jersey as any component. */
    public RequestParameters() {}

    @Override
    protected void configure() {
        bind(this).to(ValueParamProvider.class);
    }

    @Override
    public @Nullable Function<ContainerRequest, ?> getValueProvider(Parameter parameter) {
        return parameter.getRawType() == ContainerRequestContext.class ? Function.identity() : null;
    }

    @Override
    public PriorityType getPriority() {
        return Priority.HIGH;
    }
}
