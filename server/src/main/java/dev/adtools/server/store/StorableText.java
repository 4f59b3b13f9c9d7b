package dev.adtools.server.store;

import java.sql.Types;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;

/** Binds text so that both engines can hold it: PostgreSQL knows no NUL, which becomes U+FFFD. */
final class StorableText extends AbstractArgumentFactory<String> {

    private static final char NUL = '\0';
    private static final char REPLACEMENT = '\uFFFD';

    StorableText() {
        super(Types.VARCHAR);
    }

    static String of(String text) {
        return text.replace(NUL, REPLACEMENT);
    }

    @Override
    protected Argument build(String text, ConfigRegistry config) {
        return (position, statement, context) -> statement.setString(position, of(text));
    }
}
