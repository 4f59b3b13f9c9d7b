package dev.adtools.server.console;

import org.jspecify.annotations.Nullable;

/**
 * Filter of a list, as its form has it.
 *
 * @param status the status that is asked for; null for any
 * @param account the account that is asked for; null for any
 */
record ListFilter(@Nullable String status, @Nullable String account) {

    /** Returns the filter of two fields, of which an empty one asks for nothing. */
    static ListFilter of(@Nullable String status, @Nullable String account) {
        return new ListFilter(Pages.given(status), Pages.given(account));
    }
}
