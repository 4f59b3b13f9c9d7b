package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.QueryBuilder;

/** Finds tools by the words of a request: a full-text index over what their compact entries say, ranked by BM25. */
final class ToolSearch {

    private static final String TEXT = "text";

    private final List<ToolDescriptor> tools;
    private final Analyzer analyzer = new EnglishAnalyzer();
    private final IndexSearcher searcher;

    /** Indexes tools. */
    ToolSearch(List<ToolDescriptor> tools) {
        this.tools = tools;
        try {
            searcher = new IndexSearcher(DirectoryReader.open(index()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the tools that fit a request and a condition, the best first, and so many at most. */
    List<ToolDescriptor> find(String request, Predicate<ToolDescriptor> condition, int most) {
        Query query = new QueryBuilder(analyzer).createBooleanQuery(TEXT, request);
        List<ToolDescriptor> found = new ArrayList<>();
        // A request may have no word but "the".
        if (query != null) {
            for (ScoreDoc hit : hits(query)) {
                ToolDescriptor tool = tools.get(hit.doc);
                if (found.size() < most && condition.test(tool)) {
                    found.add(tool);
                }
            }
        }
        return found;
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
                Document document = new Document();
                document.add(new TextField(TEXT, text(tool), Store.NO));
                writer.addDocument(document);
            }
            writer.forceMerge(1);
        }
        return directory;
    }

    private static String text(ToolDescriptor tool) {
        String title = tool.document().get("title") instanceof JsonString text ? text.value() : "";
        return tool.name().replace('_', ' ') + " " + title + " " + ToolEntry.summary(tool);
    }
}
