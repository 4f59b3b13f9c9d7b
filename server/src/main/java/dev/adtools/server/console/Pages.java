package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.spend.Halts;
import gg.jte.TemplateOutput;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.Utf8ByteOutput;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Renders pages. */
final class Pages {

    /** The media type of a page. */
    static final String HTML = "text/html;charset=utf-8";

    private static final HtmlInterceptor UNCHANGED = new Unchanged();

    private final PlatformEnvironments environments;
    private final PlatformLabels labels;
    private final Halts halts;

    /** Makes pages that name the live environments and the halts. */
    Pages(PlatformEnvironments environments, PlatformLabels labels, Halts halts) {
        this.labels = labels;
        this.halts = halts;
        this.environments = environments;
    }

    /** Returns the context of a page for whoever has signed in. */
    PageContext context(Section section, String title, Caller caller, ContainerRequestContext request) {
        return new PageContext(
                base(request),
                title,
                section,
                caller,
                formToken(request),
                live(),
                halts.list(caller).rows(),
                labels,
                0,
                RefusedForm.of(request));
    }

    private static String formToken(ContainerRequestContext request) {
        return SessionId.of(request).map(SessionId::formToken).orElse("");
    }

    private List<String> live() {
        return Arrays.stream(Platform.values())
                .filter(platform -> environments.of(platform).source() == Source.LIVE)
                .map(Platform::wireName)
                .toList();
    }

    /** Returns the path of the console. */
    static String base(ContainerRequestContext request) {
        return request.getUriInfo().getBaseUri().getPath() + "console";
    }

    /** Returns the answer of an outcome: its page, or the page of its failure. */
    static <T> Response of(ContainerRequestContext request, Outcome<T> outcome, Function<T, Response> page) {
        return outcome.fold(page, error -> ErrorAnswer.to(error, request));
    }

    /** Returns the answer of a form: its page, or the form once more with what was typed, and why it was refused. */
    static <T> Response of(
            ContainerRequestContext request, Outcome<T> outcome, Function<T, Response> page, Supplier<Response> form) {
        return outcome.fold(page, error -> RefusedForm.again(request, error, form));
    }

    /** Returns the answer with a page. */
    static Response ok(Template template) {
        return Response.ok(ByteBuffer.wrap(render(template)), HTML).build();
    }

    /** Returns what a field says, without blanks around it; null where it says nothing. */
    static @Nullable String given(@Nullable String field) {
        return field == null || field.isBlank() ? null : field.strip();
    }

    /** Sends a browser on to another page, after it has sent a form. */
    static Response redirect(String path) {
        return Response.seeOther(URI.create(path)).build();
    }

    /** Returns the bytes of a page. */
    static byte[] render(Template template) {
        Utf8ByteOutput page = new Utf8ByteOutput();
        template.render(new InertOutput(page), UNCHANGED);
        return page.toByteArray();
    }

    /** Page as its compiled template writes it. */
    @FunctionalInterface
    interface Template {

        void render(HtmlTemplateOutput out, HtmlInterceptor interceptor);
    }

    /** Leaves all elements as they stand in the templates. */
    private static final class Unchanged implements HtmlInterceptor {

        @Override
        public void onHtmlTagOpened(String name, Map<String, Object> attributes, TemplateOutput out) {}

        @Override
        public void onHtmlTagClosed(String name, TemplateOutput out) {}
    }

    /** Output of a template that makes every text on a page inert; attributes stay, as forms send them back. */
    private static final class InertOutput extends OwaspHtmlTemplateOutput {

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
}
