package dev.adtools.server.openapi;

import dev.adtools.server.call.Sha256;
import dev.adtools.server.http.PackedFile;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The page and the files that it loads: ours, and the few of the viewer's that it needs. No others are ever looked for. */
final class DocsFiles {

    private static final String PAGE = "page.html";
    private static final List<String> OURS = List.of("icon.svg", "page.css", "start.js");
    private static final List<String> VIEWERS =
            List.of("swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-bundle.js.LICENSE.txt");

    private final String edition;
    private final String page;
    private final Map<String, PackedFile> files;

    private DocsFiles(String edition, String page, Map<String, PackedFile> files) {
        this.edition = edition;
        this.page = page;
        this.files = files;
    }

    /** Reads all of them from the class path. */
    static DocsFiles read() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Map<String, PackedFile> files = new HashMap<>();
        OURS.forEach(name -> files.put(name, file(name, "docs/", all)));
        String folder = text("viewer-folder.txt").strip();
        VIEWERS.forEach(name -> files.put(name, file(name, folder, all)));
        String page = text("docs/" + PAGE);
        all.writeBytes(page.getBytes(StandardCharsets.UTF_8));
        return new DocsFiles(HexFormat.of().formatHex(Sha256.of(all.toByteArray()), 0, 8), page, files);
    }

    /** Returns a hash that changes when any of the files does. */
    String edition() {
        return edition;
    }

    /** Returns the page, which finds its files by a path that is relative to its own. */
    PackedFile page(String path) {
        String links = page.replace("{files}", path + edition);
        return PackedFile.of(PAGE, links.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a file; null when there is none of that name, or not in that edition. */
    @Nullable
    PackedFile at(String wanted, String name) {
        return wanted.equals(edition) ? files.get(name) : null;
    }

    private static PackedFile file(String name, String folder, ByteArrayOutputStream all) {
        PackedFile file = PackedFile.resource(DocsFiles.class, folder + name);
        all.writeBytes(file.content());
        return file;
    }

    private static String text(String resource) {
        return new String(PackedFile.resource(DocsFiles.class, resource).content(), StandardCharsets.UTF_8);
    }
}
