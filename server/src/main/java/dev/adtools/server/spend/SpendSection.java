package dev.adtools.server.spend;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The section {@code spend}.
 *
 * @param caps the accounts that live writes may spend on, and how much; without an entry an account takes none
 */
public record SpendSection(@JsonProperty List<CapSection> caps) {

    /** Section without caps: no account takes a spend write on a live platform. */
    public static final SpendSection NONE = new SpendSection(List.of());

    public SpendSection {
        caps = copy(caps);
    }

    private static List<CapSection> copy(@Nullable List<CapSection> caps) {
        return caps == null ? List.of() : List.copyOf(caps);
    }
}
