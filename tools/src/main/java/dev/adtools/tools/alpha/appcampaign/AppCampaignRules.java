package dev.adtools.tools.alpha.appcampaign;

import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_ACCOUNT_1;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_ACCOUNT_2;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_BUDGET_2;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_CPA_2;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_CPA_3;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_CPA_4;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_CPA_5;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_NAME_1;
import static dev.adtools.tools.alpha.appcampaign.AppCampaignRule.APP_NAME_2;

import dev.adtools.api.Micros;
import dev.adtools.api.Money;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AppCampaignName;
import dev.adtools.tools.report.CostShare;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks what is wanted, first by itself, then against the account that it is for. */
public final class AppCampaignRules {

    private static final long FEW_INSTALLS = 10;
    private static final long ENOUGH_INSTALLS = 50;

    private AppCampaignRules() {}

    /** Returns what is wrong whatever the account is. */
    public static List<Violation> violations(NewAppCampaign wanted) {
        List<Violation> violations = new ArrayList<>();
        name(wanted.name(), violations);
        AppIdRules.violation(wanted.appId(), wanted.appStore()).ifPresent(violations::add);
        Micros target = wanted.targetCpaMicros();
        if (target != null && target.value() > wanted.budgetMicros().value()) {
            violations.add(violation(
                    APP_CPA_3,
                    "/target_cpa_micros",
                    "must not exceed the daily budget of "
                            + wanted.budgetMicros().value() + " micros"));
        }
        return violations;
    }

    private static void name(String name, List<Violation> violations) {
        if (!AppCampaignName.hasLength(name)) {
            violations.add(violation(APP_NAME_1, "/name", "must have 1 to 255 characters without space around them"));
        }
        if (!AppCampaignName.isOneLine(name)) {
            violations.add(violation(APP_NAME_2, "/name", "must not contain NUL, line feed or carriage return"));
        }
    }

    /** Returns what is wrong for one account. */
    public static List<Violation> violations(NewAppCampaign wanted, AlphaCustomer account) {
        List<Violation> violations = new ArrayList<>(violations(wanted));
        if (!account.enabled()) {
            violations.add(violation(
                    APP_ACCOUNT_1, "/account_id", "must be an enabled account, this one is " + account.status()));
        }
        if (account.manager()) {
            violations.add(
                    violation(
                            APP_ACCOUNT_2,
                            "/account_id",
                            "must not be a manager account; give one of its client accounts and this one as login_customer_id"));
        }
        AlphaCurrency currency = account.currency();
        multiple(wanted.budgetMicros(), currency)
                .map(message -> violation(APP_BUDGET_2, "/budget_micros", message))
                .forEach(violations::add);
        Stream.ofNullable(wanted.targetCpaMicros())
                .flatMap(target -> multiple(target, currency))
                .map(message -> violation(APP_CPA_2, "/target_cpa_micros", message))
                .forEach(violations::add);
        return violations;
    }

    private static Stream<String> multiple(Micros amount, AlphaCurrency currency) {
        return amount.value() % currency.unitMicros() == 0
                ? Stream.of()
                : Stream.of("must be a multiple of " + currency.unitMicros() + " micros, the smallest unit of "
                        + currency.code());
    }

    /**
     * Returns the warnings of a campaign that can be created, one sentence each.
     *
     * @param share the recent cost of the account
     */
    public static List<String> warnings(NewAppCampaign wanted, AlphaCurrency currency, CostShare share) {
        List<String> warnings = new ArrayList<>();
        Micros target = wanted.targetCpaMicros();
        if (target != null) {
            long installs = wanted.budgetMicros().value() / target.value();
            if (installs < FEW_INSTALLS) {
                warnings.add(APP_CPA_4.id() + ": the budget pays for " + installs
                        + " installs a day at the target cost; below 10 the bidding hardly learns.");
            } else if (installs < ENOUGH_INSTALLS) {
                warnings.add(APP_CPA_5.id() + ": the budget pays for " + installs
                        + " installs a day at the target cost; 50 are advised for app installs.");
            }
        }
        if (!currency.known()) {
            warnings.add("The platform does not tell the smallest unit of the currency \"" + currency.code() + "\"; "
                    + currency.unitMicros() + " micros are assumed.");
        }
        unit(wanted, currency, share).ifPresent(warnings::add);
        return warnings;
    }

    // A warning, not a refusal: the campaign is paused, and enabling it needs the currency and another person.
    private static Optional<String> unit(NewAppCampaign wanted, AlphaCurrency currency, CostShare share) {
        Money daily = Money.ofMicros(wanted.budgetMicros().value(), currency.code(), currency.minorDigits());
        return share.guard(Unit.MICROS, currency.code(), currency.minorDigits())
                .flatMap(guard -> guard.warning("budget_micros", daily));
    }

    private static Violation violation(AppCampaignRule rule, String pointer, String message) {
        return new Violation(pointer, rule.id(), message);
    }
}
