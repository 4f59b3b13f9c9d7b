package dev.adtools.tools.platform.wire;

import java.util.function.Function;

/** Outcome of one request: a response of whatever status, or none. */
public sealed interface WireAnswer permits WireResponse, WireFailure {

    /** Returns what the matching function makes of this. */
    <T> T fold(Function<WireResponse, ? extends T> onResponse, Function<WireFailure, ? extends T> onFailure);
}
