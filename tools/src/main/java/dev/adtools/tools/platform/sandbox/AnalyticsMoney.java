package dev.adtools.tools.platform.sandbox;

import java.util.Map;
import java.util.Optional;

/** Value of the sandbox's currencies; its shops count in dollars. */
final class AnalyticsMoney {

    private static final Map<String, Double> PER_DOLLAR =
            Map.of("USD", 1.0, "EUR", 0.92, "GBP", 0.78, "JPY", 150.0, "CHF", 0.88);

    private AnalyticsMoney() {}

    static Optional<Double> perDollar(String currency) {
        return Optional.ofNullable(PER_DOLLAR.get(currency));
    }
}
