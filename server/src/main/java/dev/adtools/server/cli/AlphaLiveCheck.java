package dev.adtools.server.cli;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.PlatformResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/** Asks alpha what the tools will ask it. */
final class AlphaLiveCheck {

    /** An app that is in the store for good. */
    static final String APP = "org.wikipedia";

    private static final String NAME = "alpha";
    private static final String PAYS = "APPROVED";
    private static final long UNITS = 1_000;
    private static final int SHOWN = 5;

    private final AlphaAds ads;
    private final LiveReport report;
    private final LiveCheckCall call;

    private AlphaLiveCheck(AlphaAds ads, LiveReport report, LiveCheckCall call) {
        this.ads = ads;
        this.report = report;
        this.call = call;
    }

    static void run(LivePlatforms live, Namespace arguments, LiveReport report, LiveCheckCall call) {
        AlphaAds ads = live.alphaAds(CheckLiveCommand.NO_SANDBOX);
        AlphaLiveCheck check = new AlphaLiveCheck(ads, report, call);
        List<AlphaAccountId> roots = report.list(
                NAME,
                "accounts",
                ads.roots(call.deadline()),
                AlphaLiveCheck::list,
                "add the address of the credentials as a user of the account");
        check.manager(live.managerAccount());
        String account = arguments.getString("account");
        if (account == null) {
            check.query(roots);
        } else {
            String login = arguments.getString("login_customer_id");
            check.account(
                    id("--account", account),
                    login == null ? null : id("--login-customer-id", login),
                    arguments.getString("app_id"));
        }
        report.skips(NAME, "access level", "not checked: the platform does not report it; see docs/going-live.md");
    }

    private static String list(List<AlphaAccountId> roots) {
        String first = roots.stream().limit(SHOWN).map(AlphaAccountId::value).collect(Collectors.joining(", "));
        return roots.size() + " reached directly: " + first + (roots.size() > SHOWN ? ", …" : "");
    }

    private void manager(Optional<AlphaAccountId> manager) {
        if (manager.isEmpty()) {
            report.skips(NAME, "manager account", "ADTOOLS_ALPHA_LOGIN_CUSTOMER_ID is not set");
            return;
        }
        AlphaAccountId id = manager.get();
        report.step(
                NAME,
                "manager account",
                ads.hierarchy(id, id, call.deadline()),
                clients -> id.value() + " and " + (clients.size() - 1) + " below it");
    }

    private static AlphaAccountId id(String option, String text) {
        if (!text.matches("[0-9]{3}-?[0-9]{3}-?[0-9]{4}")) {
            throw new CommandFailure(option + " must be an account id such as 123-456-7890.");
        }
        return AlphaAccountId.of(text);
    }

    private void query(List<AlphaAccountId> roots) {
        if (roots.isEmpty()) {
            report.skips(NAME, "query", "there is no account to ask about");
            return;
        }
        AlphaAccountId root = roots.get(0);
        PlatformResult<List<AlphaClient>> clients = ads.hierarchy(root, root, call.deadline());
        report.step(NAME, "query", clients, found -> root.value() + " and " + (found.size() - 1) + " below it");
        report.skips(NAME, "validate-only", "give an account with --account to have a creation checked");
        report.skips(NAME, "billing", "give an account with --account to have its billing checked");
    }

    private void account(AlphaAccountId account, @Nullable AlphaAccountId login, String appId) {
        AlphaAds.InAccount in = ads.in(call.granted(account), login, call.deadline());
        report.step(NAME, "query", in.customer(), AlphaLiveCheck::words).ifPresent(customer -> {
            status(customer);
            validate(customer, login, appId);
            report.check(NAME, "billing", in.billing()).ifPresent(this::billing);
        });
    }

    private void status(AlphaCustomer customer) {
        if (!customer.enabled()) {
            report.warns(NAME, "account status", "the account is " + customer.status() + ", and takes no campaigns");
        } else if (customer.manager()) {
            report.warns(NAME, "account status", "the account is a manager account, and takes no campaigns");
        } else {
            report.works(NAME, "account status", customer.status());
        }
    }

    private void billing(List<String> statuses) {
        if (statuses.contains(PAYS)) {
            report.works(NAME, "billing", "a billing setup is " + PAYS);
        } else {
            report.warns(
                    NAME,
                    "billing",
                    (statuses.isEmpty() ? "the account has no billing setup" : "billing setups are " + statuses)
                            + "; look at its payments on the platform");
        }
    }

    private static String words(AlphaCustomer customer) {
        return customer.id().value() + ", " + customer.name() + ", "
                + customer.currency().code() + ", " + customer.status();
    }

    private void validate(AlphaCustomer customer, @Nullable AlphaAccountId login, String appId) {
        String name = "adtools check-live " + call.deadline();
        AppCampaign campaign = new AppCampaign(
                customer.id(),
                login,
                name,
                name + " budget",
                Micros.of(customer.currency().unitMicros() * UNITS),
                appId,
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                ads.declaresEuPoliticalAdvertising());
        PlatformResult<AppCampaign> checked = ads.checkAppCampaign(call.granted(campaign), call.deadline());
        report.step(NAME, "validate-only", checked, passed -> "a paused app campaign would be accepted; none was made");
    }
}
