package dev.adtools.server.events;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import dev.adtools.server.call.ExceptionFilter;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import org.slf4j.LoggerFactory;

/**
 * Makes events of the warnings and errors that the service logs. Of its own lines the text is kept; what a library says
 * stays in the log, because nobody here knows what it holds.
 */
public final class LogEvents extends AppenderBase<ILoggingEvent> implements AutoCloseable {

    private static final String OURS = "dev.adtools.";
    private static final String BUGS = ExceptionFilter.class.getName();
    // What it logs of a write becomes an event as the call's answer.
    private static final String WRITES = ToolPipeline.class.getPackageName() + ".WriteRun";

    private final EventLog log;

    private LogEvents(EventLog log) {
        this.log = log;
    }

    /** Begins to listen to everything that is logged. */
    public static LogEvents into(EventLog log) {
        LogEvents events = new LogEvents(log);
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        events.setContext(context);
        events.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(events);
        return events;
    }

    @Override
    protected void append(ILoggingEvent line) {
        String logger = line.getLoggerName();
        if (line.getLevel().isGreaterOrEqual(Level.WARN) && !logger.equals(WRITES)) {
            boolean error = line.getLevel().isGreaterOrEqual(Level.ERROR);
            String code = logger.equals(BUGS) ? "INTERNAL" : error ? "SERVICE_ERROR" : "SERVICE_WARNING";
            log.add(
                    error ? EventLevel.ERROR : EventLevel.WARNING,
                    new ServiceEvent.What(code, component(logger), text(line)),
                    null);
        }
    }

    private static String component(String logger) {
        return EventText.of(logger.substring(logger.lastIndexOf('.') + 1));
    }

    private static String text(ILoggingEvent line) {
        return line.getLoggerName().startsWith(OURS)
                ? EventText.of(line.getFormattedMessage())
                : "A library reported a problem; the log has it.";
    }

    @Override
    public void close() {
        ((LoggerContext) LoggerFactory.getILoggerFactory())
                .getLogger(Logger.ROOT_LOGGER_NAME)
                .detachAppender(this);
        stop();
    }
}
