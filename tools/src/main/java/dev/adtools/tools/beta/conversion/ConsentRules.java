package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.CONS_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.CONS_2;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Optional;

/** Checks what people allowed: limited use of data, and what hashing does not settle. */
final class ConsentRules implements ConversionRules {

    private static final String LIMITED_USE = "LDU";
    private static final long UNITED_STATES = 1;
    private static final long FIRST_STATE = 1000;
    private static final long LAST_STATE = 1099;

    @Override
    public void check(Setup setup, Checks checks) {
        if (setup.sent().isEmpty()) {
            checks.skip(CONS_1);
            checks.skip(CONS_2);
            return;
        }
        Check check = checks.rule(CONS_1).confidential();
        setup.sent().forEach(event -> options(check, event));
        Check hashing = checks.rule(CONS_2);
        setup.sent().stream()
                .filter(event -> event.userData().present())
                .findFirst()
                .ifPresent(event -> hashing.confidential()
                        .info(event.userData(), "Hashing is not consent: whether people agreed was not verified."));
    }

    private static void options(Check check, ConversionEvent event) {
        Node optOut = event.node().at("opt_out");
        if (optOut.present() && optOut.truth().isEmpty()) {
            check.warn(optOut, "This says yes or no.", "true or false", "");
        }
        Node options = event.node().at("data_processing_options");
        boolean limited = options.items().stream().anyMatch(item -> item.is(LIMITED_USE));
        boolean known = options.isArray() && options.items().stream().allMatch(item -> item.is(LIMITED_USE));
        if (options.present() && !known) {
            check.warn(options, "These data processing options are not known.", "[] or [\"LDU\"]", "");
        }
        place(check, event, limited);
    }

    private static void place(Check check, ConversionEvent event, boolean limited) {
        Node country = event.node().at("data_processing_options_country");
        Node state = event.node().at("data_processing_options_state");
        boolean address = MatchKeys.has(event.userData(), "client_ip_address");
        if (state.present() && country.absent()) {
            check.error(country, "A state is given without its country.", "0 or 1", "");
        } else if (limited && !address && !names(state)) {
            check.error(
                    state,
                    "Limited use needs a state, or the address to find it by.",
                    "the state, or user_data.client_ip_address",
                    "");
        } else if (limited && (country.absent() || state.absent())) {
            check.warn(country, "Limited use should name country and state.", "0 and 0 to have them found", "");
        }
        known(check, country, List.of(0L, UNITED_STATES), "0 or 1");
        if (state.present() && !names(state) && !isZero(state)) {
            check.warn(state, "This state is not known.", "0, or the number of a state from 1000", "");
        }
    }

    private static boolean names(Node state) {
        return state.integer()
                .filter(number -> number >= FIRST_STATE && number <= LAST_STATE)
                .isPresent();
    }

    private static boolean isZero(Node number) {
        return number.integer().equals(Optional.of(0L));
    }

    private static void known(Check check, Node number, List<Long> known, String expected) {
        if (number.present() && number.integer().filter(known::contains).isEmpty()) {
            check.warn(number, "This country is not known.", expected, "");
        }
    }
}
