package dev.adtools.server.spend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.server.spend.SpendSection.CapSection;
import dev.adtools.server.store.StartupException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CapsTest {

    @ParameterizedTest
    @CsvSource({
        "EUR, 250.00, 250000000",
        "EUR, 250, 250000000",
        "EUR, 0.01, 10000",
        "EUR, 0.10000, 100000",
        "EUR, 0, 0",
        "JPY, 30000, 30000000000",
        "KWD, 1.005, 1005000",
        "EUR, 1000000000000, 1000000000000000000"
    })
    void readsAmountsExactly(String currency, String text, long micros) {
        Cap cap = new CapReader(new CapSection("alpha", "1234567890", currency, "", text, text, "", "")).read();

        assertThat(cap.perCall()).isEqualTo(micros);
        assertThat(cap.perDay()).isEqualTo(micros);
        assertThat(cap.maxChangePercent()).isNull();
        assertThat(cap.createsPerDay()).isNull();
        assertThat(cap.zone().getId()).isEqualTo("Z");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
                    gamma | 1234567890     | EUR | -     | 1     | 1   | -   | -  | platform must be alpha or beta.
                    alpha | act_12345      | EUR | -     | 1     | 1   | -   | -  | account must be an ad account of that \
                    platform, such as 1234567890 on alpha or act_1234567890 on beta.
                    alpha_analytics | properties/1 | EUR | - | 1 | 1   | -   | -  | account must be an ad account of that \
                    platform, such as 1234567890 on alpha or act_1234567890 on beta.
                    beta  | act_12345      | XXX | -     | 1     | 1   | -   | -  | currency must be the ISO 4217 code of a \
                    currency with known decimals, such as EUR.
                    beta  | act_12345      | eur | -     | 1     | 1   | -   | -  | currency must be the ISO 4217 code of a \
                    currency with known decimals, such as EUR.
                    beta  | 12345          | EUR | Mars  | 1     | 1   | -   | -  | timeZone must be a time zone such as \
                    Europe/Berlin.
                    beta  | 12345          | EUR | -     | 1.005 | 1   | -   | -  | perCall must be an amount of EUR with at \
                    most 2 decimals, such as "250.00".
                    beta  | 12345          | JPY | -     | 1     | 1.5 | -   | -  | perDay must be an amount of JPY with at \
                    most 0 decimals, such as "250".
                    beta  | 12345          | EUR | -     | 1     | -   | -   | -  | perDay must be an amount of EUR with at \
                    most 2 decimals, such as "250.00".
                    beta  | 12345          | EUR | -     | -1    | 1   | -   | -  | perCall must be an amount of EUR with at \
                    most 2 decimals, such as "250.00".
                    beta  | 12345          | EUR | -     | 1e3   | 1   | -   | -  | perCall must be an amount of EUR with at \
                    most 2 decimals, such as "250.00".
                    beta  | 12345          | EUR | -     | 1000000000001 | 1 | - | - | perCall must be an amount of EUR with \
                    at most 2 decimals, such as "250.00".
                    beta  | 12345          | EUR | -     | 1     | 1   | 30% | -  | maxChangePercent must be a whole number, or \
                    be left out.
                    beta  | 12345          | EUR | -     | 1     | 1   | -   | -1 | createsPerDay must be a whole number, or be \
                    left out.
                    """)
    void refusesToStartWithWhatItCannotKeep(
            String platform,
            String account,
            String currency,
            String zone,
            String perCall,
            String perDay,
            String percent,
            String creates,
            String why) {
        CapSection section = new CapSection(platform, account, currency, zone, perCall, perDay, percent, creates);

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> CapEntries.caps(section))
                .withMessage("spend.caps[0]." + why);
    }

    @Test
    void refusesTwoEntriesOfOneAccount() {
        CapSection first = new CapSection("beta", "12345", "EUR", "", "1", "1", "", "");
        CapSection second = new CapSection("beta", "act_12345", "EUR", "", "2", "2", "", "");

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> CapEntries.caps(first, second))
                .withMessage("spend.caps[1] is the second entry of the account beta:act_12345; an account has one.");
    }
}
