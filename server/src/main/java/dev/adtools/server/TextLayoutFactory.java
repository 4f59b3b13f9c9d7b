package dev.adtools.server;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.LayoutBase;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.dropwizard.logging.common.DropwizardLayout;
import io.dropwizard.logging.common.layout.DiscoverableLayoutFactory;
import java.util.TimeZone;

/** Log layout {@code text}, so that config.yml can choose between it and {@code json} by one word. */
@JsonTypeName("text")
public final class TextLayoutFactory implements DiscoverableLayoutFactory<ILoggingEvent> {

    @Override
    public LayoutBase<ILoggingEvent> build(LoggerContext context, TimeZone timeZone) {
        DropwizardLayout layout = new DropwizardLayout(context, timeZone);
        layout.setPattern("%-5p [%d{ISO8601," + timeZone.getID()
                + "}] [%X{request_id}]%replace( [%X{traceparent}]){' \\[\\]', ''} %c: %m%n%dwREx");
        return layout;
    }
}
