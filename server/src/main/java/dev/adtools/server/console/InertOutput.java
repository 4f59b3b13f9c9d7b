package dev.adtools.server.console;

import dev.adtools.server.call.DisplayText;
import gg.jte.TemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Output of a template that makes every text on a page inert; attributes stay, as forms send them back. */
final class InertOutput extends OwaspHtmlTemplateOutput {

    private boolean attribute;

    /** Writes to another output. */
    InertOutput(TemplateOutput page) {
        super(page);
    }

    @Override
    public void setContext(@Nullable String tag, @Nullable String name) {
        attribute = name != null;
        super.setContext(tag, name);
    }

    @Override
    public void writeUserContent(@Nullable String text) {
        super.writeUserContent(text == null || attribute ? text : inert(text));
    }

    // A line's end is a blank on a page, and keeps the lines of JSON apart.
    private static String inert(String text) {
        return text.indexOf('\n') < 0
                ? DisplayText.of(text)
                : Stream.of(text.split("\n", -1)).map(DisplayText::of).collect(Collectors.joining("\n"));
    }
}
