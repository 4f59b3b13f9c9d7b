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

    /**
     * One entry of {@code spend.caps}: what writes may do to the daily budgets of one account. What is left out is empty.
     *
     * @param platform {@code alpha} or {@code beta}
     * @param account the account, in any spelling
     * @param currency the account's currency
     * @param timeZone the zone whose days count; empty for UTC
     * @param perCall how much one call may raise daily spend, in units of the currency
     * @param perDay how much all calls of a day may, together
     * @param maxChangePercent how much a call may raise a budget that there is; empty for any
     * @param createsPerDay how many creations a day; empty for any number
     */
    public record CapSection(
            @JsonProperty String platform,
            @JsonProperty String account,
            @JsonProperty String currency,
            @JsonProperty String timeZone,
            @JsonProperty String perCall,
            @JsonProperty String perDay,
            @JsonProperty String maxChangePercent,
            @JsonProperty String createsPerDay) {

        public CapSection {
            platform = text(platform);
            account = text(account);
            currency = text(currency);
            timeZone = text(timeZone);
            perCall = text(perCall);
            perDay = text(perDay);
            maxChangePercent = text(maxChangePercent);
            createsPerDay = text(createsPerDay);
        }

        private static String text(@Nullable String value) {
            return value == null ? "" : value.strip();
        }
    }
}
