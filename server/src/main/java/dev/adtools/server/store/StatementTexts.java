package dev.adtools.server.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;

/** Texts of statements in the words of one engine, each made once of what stands in the code. */
final class StatementTexts {

    private static final String ATTRIBUTE = "statementTexts";

    private final boolean together;
    private final String nowMs;
    private final Map<List<String>, Text> known = new ConcurrentHashMap<>();

    private StatementTexts(boolean together, String nowMs) {
        this.together = together;
        this.nowMs = nowMs;
    }

    /** Lets all batches on a database share its texts; those that wait go to a server together. */
    static void defineIn(Jdbi jdbi, boolean together, String nowMs) {
        jdbi.define(ATTRIBUTE, new StatementTexts(together, nowMs));
    }

    static StatementTexts of(StatementContext context) {
        return (StatementTexts) context.getAttribute(ATTRIBUTE);
    }

    boolean together() {
        return together;
    }

    /** Returns one text of several statements. */
    Text text(List<String> templates, StatementContext context) {
        if (!nowMs.equals(context.getAttribute(SqlDialect.NOW_MS))) {
            // A unit that has a time of its own has texts of its own.
            return made(templates, context);
        }
        Text text = known.get(templates);
        return text != null ? text : known.computeIfAbsent(templates, all -> made(all, context));
    }

    private static Text made(List<String> templates, StatementContext context) {
        SqlStatements jdbi = context.getConfig(SqlStatements.class);
        List<ParsedSql> statements = templates.stream()
                .map(template ->
                        jdbi.getSqlParser().parse(jdbi.getTemplateEngine().render(template, context), context))
                .toList();
        return new Text(
                statements.stream().map(ParsedSql::getSql).collect(Collectors.joining(";\n")),
                statements.stream()
                        .map(statement -> statement.getParameters().getParameterNames())
                        .toList());
    }

    /**
     * Text to send.
     *
     * @param sql the statements, with a question mark for each value
     * @param names the names of the values of each statement, in their order
     */
    record Text(String sql, List<List<String>> names) {}
}
