package dev.adtools.tools.platform;

import dev.adtools.api.AlphaAccountId;

/**
 * An account on alpha, seen from an account above it or from itself.
 *
 * @param id its id
 * @param name what its owners call it, empty when unknown
 * @param currency its ISO 4217 code, empty when unknown
 * @param timezone its time zone (IANA), empty when unknown
 * @param status the platform's word, {@code ENABLED} when it can be worked with
 * @param manager whether it manages other accounts
 * @param level how many steps below the account it is seen from; 0 is that account
 */
public record AlphaClient(
        AlphaAccountId id, String name, String currency, String timezone, String status, boolean manager, long level) {}
