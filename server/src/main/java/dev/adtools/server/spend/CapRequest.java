package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.spend.SpendSection.CapSection;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Request for another cap of an account, whole: what is left out limits nothing. */
@Body(role = Body.Role.REQUEST, description = "The cap that an account is to have, and why.")
record CapRequest(
        @Arg(description = "The ISO 4217 code of the account's currency.", pattern = "^[A-Z]{3}$", examples = "EUR")
        String currency,

        @Arg(
                description = "The zone whose days count; UTC when it is left out.",
                minLength = 1,
                maxLength = 64,
                examples = "Europe/Berlin")
        @Nullable
        String timeZone,

        @Arg(
                description = "How much one call may raise daily spend, in units of the currency.",
                pattern = AMOUNT,
                examples = "50.00")
        String perCall,

        @Arg(description = "How much all calls of a day may, together.", pattern = AMOUNT, examples = "250.00")
        String perDay,

        @Arg(
                description =
                        "By how many percent a call may raise a budget that there is; by any when it is left out.",
                min = 0,
                max = MOST_COUNTED,
                examples = "30")
        @Nullable
        Integer maxChangePercent,

        @Arg(
                description = "How many creations a day may have; any number when it is left out.",
                min = 0,
                max = MOST_COUNTED,
                examples = "5")
        @Nullable
        Integer createsPerDay,

        @Arg(
                description = "The reason, which whoever decides is shown.",
                minLength = 1,
                maxLength = 300,
                examples = "The spring campaign begins.")
        String reason) {

    private static final String AMOUNT = "^[0-9]{1,20}(\\.[0-9]{1,20})?$";
    private static final int MOST_COUNTED = 999_999;
    private static final Pattern CAPITAL = Pattern.compile("([A-Z])");

    /** Returns the cap of an account that is asked for, or what is wrong with it. */
    Outcome<Cap> cap(AccountId account) {
        CapSection entry = new CapSection(
                account.platform().wireName(),
                account.value(),
                currency,
                Objects.requireNonNullElse(timeZone, ""),
                perCall,
                perDay,
                Objects.toString(maxChangePercent, ""),
                Objects.toString(createsPerDay, ""));
        try {
            return Outcome.completed(new CapReader(entry).read());
        } catch (CapReader.InvalidCap e) {
            String member = CAPITAL.matcher(e.part()).replaceAll("_$1").toLowerCase(Locale.ROOT);
            return Outcome.failed(BodyReader.invalid("/" + member, "cap", e.what()));
        }
    }
}
