package dev.adtools.server.auth;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code bootstrap}: tokens that are valid while they are set.
 *
 * @param token the operator's; empty for none
 * @param approverToken the approver's; empty for none
 */
public record BootstrapSection(
        @JsonProperty @NotNull String token,
        @JsonProperty @NotNull String approverToken) {

    /** The settings where nothing is said: no tokens. */
    public static final BootstrapSection NONE = new BootstrapSection("", "");

    @Override
    public String toString() {
        return "BootstrapSection";
    }

    /** Returns the tokens, checked. */
    public BootstrapTokens tokens() {
        return new BootstrapTokens(token, approverToken);
    }
}
