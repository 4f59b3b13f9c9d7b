package dev.adtools.server.console;

import dev.adtools.api.Money;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.spend.AccountSpend;
import dev.adtools.server.spend.SpendOfDay;
import dev.adtools.server.store.Page;
import java.time.LocalDate;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Days of an account on which writes raised its daily budgets.
 *
 * @param account the account's name
 * @param today what its caps leave of today; null when it has none
 * @param days the days of this page
 * @param latest whether this is the page of the latest days
 */
record AccountDays(String account, @Nullable AccountSpend today, Page<SpendOfDay> days, boolean latest) {

    private static final int CHARTED = 30;
    private static final double MICROS = 1_000_000;

    /** Returns the chart of what was used of the cap up to today, a day without writes as 0; null without caps. */
    @Nullable
    BarChart chart() {
        return today == null || !latest ? null : chart(today.caps());
    }

    private BarChart chart(CapsLeft caps) {
        Map<String, Money> used = days.rows().stream()
                .filter(day -> day.used().currency().equals(caps.currency()))
                .collect(Collectors.toMap(SpendOfDay::day, SpendOfDay::used));
        LocalDate last = LocalDate.parse(caps.day());
        double limit = units(caps.perDay().limit());
        return new BarChart(
                "Used of the daily cap of " + Display.money(caps.perDay().limit()) + " in the last " + CHARTED
                        + " days",
                caps.currency(),
                last.minusDays(CHARTED - 1L)
                        .datesUntil(last.plusDays(1))
                        .map(LocalDate::toString)
                        .map(day -> bar(day, used.get(day), limit))
                        .toList());
    }

    private static BarChart.Bar bar(String day, @Nullable Money used, double limit) {
        return used == null
                ? new BarChart.Bar(day, "0", 0, limit)
                : new BarChart.Bar(day, used.amountMajor(), units(used), limit);
    }

    private static double units(Money amount) {
        return amount.amountMicros() / MICROS;
    }
}
