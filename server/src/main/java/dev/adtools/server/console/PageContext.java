package dev.adtools.server.console;

import dev.adtools.api.Platform;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.Scope;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.Halts;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Context in which a page stands: what all pages show around what each of them says.
 *
 * @param base the path of the console
 * @param title the page's title
 * @param section the section that it belongs to
 * @param caller who has signed in
 * @param formToken what its forms send along
 * @param live the platforms that are live; the others are the sandbox
 * @param halts the halts that concern the caller
 * @param labels the names that the operator gives to platforms
 * @param refreshSeconds after how many seconds it is read again; 0 for never
 * @param refused the form that is shown once more, because it was refused; null for none
 */
record PageContext(
        String base,
        String title,
        Section section,
        Caller caller,
        String formToken,
        List<String> live,
        List<HaltView> halts,
        PlatformLabels labels,
        int refreshSeconds,
        @Nullable RefusedForm refused) {

    /** Returns the sections that the caller can see. */
    List<Section> sections() {
        return Section.of(caller);
    }

    /** Returns a path of the console. */
    String to(String path) {
        return base + path;
    }

    /** Returns the name of a platform, with its label. */
    String name(Platform platform) {
        return labels.name(platform);
    }

    /** Returns the parameters of a query, each with its {@code &}; those without a value are left out. */
    String query(@Nullable String... namesAndValues) {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String value = namesAndValues[i + 1];
            if (value != null) {
                query.append(namesAndValues[i])
                        .append('=')
                        .append(URLEncoder.encode(value, StandardCharsets.UTF_8))
                        .append('&');
            }
        }
        return query.toString();
    }

    /** Returns what a field of a form holds: what was typed, where the form was refused, otherwise what it begins with. */
    String sent(String field, String otherwise) {
        return refused == null ? otherwise : refused.sent(field);
    }

    /** Returns whether one of the values of a field is chosen. */
    boolean chose(String field, String value) {
        return refused != null
                && refused.fields().getOrDefault(field, List.of()).contains(value);
    }

    /** Returns whether the caller may stop writes. */
    boolean canStop() {
        return caller.may(Halts.scope(caller));
    }

    /** Returns whether the caller may resume stopped writes and change caps. */
    boolean canAdminister() {
        return caller.may(Scope.SERVICE_ADMIN);
    }

    /** Returns whether the caller decides on what waits for approval. */
    boolean canDecide() {
        return caller.may(Scope.APPROVALS_DECIDE);
    }

    /** Returns this for a page that is read again after so many seconds. */
    PageContext refreshed(int seconds) {
        return new PageContext(base, title, section, caller, formToken, live, halts, labels, seconds, refused);
    }
}
