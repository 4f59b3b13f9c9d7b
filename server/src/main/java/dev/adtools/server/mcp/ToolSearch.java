package dev.adtools.server.mcp;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.QueryBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Finds tools by the words of a request: a full-text index of titles, search words and summaries, ranked by BM25. A platform
 * that the request names, by its own name or its label, leaves out the tools of the others.
 */
final class ToolSearch {

    private static final String PLATFORM = "platform";
    private static final String ANY = "any";
    private static final float NAMED_PLATFORM = 2;
    // Weights by field: search words name the task, a title its object.
    private static final Map<String, Float> WEIGHTS = Map.of("title", 1.5f, "words", 2.5f, "summary", 1f);

    // Question words, which name no task, in addition to Lucene's stop words.
    private static final List<String> QUESTION_WORDS =
            List.of("what", "we", "you", "i", "me", "my", "our", "us", "have", "please");

    private final List<ToolDescriptor> tools;
    private final PlatformNames names;
    private final Analyzer analyzer;
    private final IndexSearcher searcher;

    /** Indexes tools, with the labels of platforms. */
    ToolSearch(List<ToolDescriptor> tools, Map<Platform, String> labels) {
        this.tools = tools;
        this.names = PlatformNames.of(labels);
        this.analyzer = new EnglishAnalyzer(stopWords());
        try {
            searcher = new IndexSearcher(DirectoryReader.open(index()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // A platform's name is a filter; as a word it would favor the tools that have it in their own names.
    private static CharArraySet stopWords() {
        CharArraySet words = CharArraySet.copy(EnglishAnalyzer.getDefaultStopSet());
        words.addAll(PlatformNames.OWN);
        words.addAll(QUESTION_WORDS);
        return words;
    }

    /** Returns the tools that fit a request and a condition, the best first, up to a maximum. */
    List<ToolDescriptor> find(String request, Predicate<ToolDescriptor> condition, int max) {
        Set<Platform> platforms = names.in(request);
        Query words = words(names.without(request));
        if (words == null && platforms.isEmpty()) {
            return List.of();
        }
        List<ToolDescriptor> found = new ArrayList<>();
        for (ScoreDoc hit :
                hits(on(platforms, names.areSeveral(request), words == null ? new MatchAllDocsQuery() : words))) {
            ToolDescriptor tool = tools.get(hit.doc);
            if (found.size() < max && condition.test(tool)) {
                found.add(tool);
            }
        }
        return found;
    }

    /** Returns the query of a request's words; null for a request such as "the". */
    private @Nullable Query words(String request) {
        QueryBuilder builder = new QueryBuilder(analyzer);
        BooleanQuery.Builder fields = new BooleanQuery.Builder();
        WEIGHTS.forEach((field, weight) -> Stream.ofNullable(builder.createBooleanQuery(field, request))
                .forEach(query -> fields.add(new BoostQuery(query, weight), Occur.SHOULD)));
        BooleanQuery query = fields.build();
        return query.clauses().isEmpty() ? null : query;
    }

    private static Query on(Set<Platform> platforms, boolean areSeveral, Query words) {
        if (platforms.isEmpty()) {
            return words;
        }
        List<String> named = platforms.stream().map(Platform::wireName).toList();
        List<String> all = Stream.concat(named.stream(), Stream.of(ANY)).toList();
        // A request that names several platforms is for a tool across them.
        List<String> favored = areSeveral && named.size() > 1 ? List.of(ANY) : named;
        return new BooleanQuery.Builder()
                .add(words, Occur.MUST)
                .add(oneOf(all), Occur.FILTER)
                .add(new BoostQuery(new ConstantScoreQuery(oneOf(favored)), NAMED_PLATFORM), Occur.SHOULD)
                .build();
    }

    private static Query oneOf(Collection<String> platforms) {
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        platforms.forEach(platform -> query.add(new TermQuery(new Term(PLATFORM, platform)), Occur.SHOULD));
        return query.build();
    }

    private ScoreDoc[] hits(Query query) {
        try {
            return searcher.search(query, tools.size()).scoreDocs;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Directory index() throws IOException {
        Directory directory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
            for (ToolDescriptor tool : tools) {
                writer.addDocument(document(tool));
            }
            writer.forceMerge(1);
        }
        return directory;
    }

    private static Document document(ToolDescriptor tool) {
        String title = tool.document().get("title") instanceof JsonString text ? text.value() : "";
        Document document = new Document();
        document.add(new TextField("title", tool.name().replace('_', ' ') + " " + title, Store.NO));
        document.add(new TextField("words", tool.searchWords(), Store.NO));
        document.add(new TextField("summary", ToolEntry.summary(tool), Store.NO));
        document.add(new StringField(
                PLATFORM, tool.crossPlatform() ? ANY : tool.platform().wireName(), Store.NO));
        return document;
    }
}
