package dev.adtools.server.cli;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.wire.LimitUsage;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/** Asks beta what the tools will ask it. */
final class BetaLiveCheck {

    private static final String NAME = "beta";
    private static final String LEVEL = "access level";
    private static final String LIMITED = "development_access";

    private BetaLiveCheck() {}

    static void run(LivePlatforms live, LimitUsage usage, Namespace arguments, LiveReport report, LiveCheckCall call) {
        RestBetaAds ads = live.betaAds(CheckLiveCommand.NO_SANDBOX);
        List<BetaAccount> reached = report.list(
                NAME,
                "accounts",
                ads.accounts(call.deadline()),
                accounts -> accounts.size() + " reached",
                "assign ad accounts to the system user");
        Optional<BetaAccountId> account = account(arguments.getString("beta_account"), reached);
        if (account.isEmpty()) {
            report.skips(NAME, "query", "there is no account to ask about");
            return;
        }
        Granted<BetaAccountId> granted = call.granted(account.get());
        report.step(NAME, "account", ads.in(granted, call.deadline()).account(), BetaLiveCheck::words)
                .ifPresent(read -> billing(read, report));
        report.step(
                NAME,
                "query",
                ads.in(granted, call.deadline()).campaigns(EnumSet.allOf(CampaignStatus.class)),
                campaigns -> campaigns.size() + " campaigns");
        BetaTokenCheck.run(ads, live.canInspectToken(), report, call);
        level(usage, report);
    }

    private static void billing(BetaAccount account, LiveReport report) {
        if (account.active()) {
            report.works(NAME, "billing", "the account is " + account.status());
        } else {
            report.warns(
                    NAME,
                    "billing",
                    "the account is " + account.status() + "; look at its payments and its quality page");
        }
    }

    // Its headers name the level only after some calls.
    private static void level(LimitUsage usage, LiveReport report) {
        Optional<String> level = usage.accessLevel();
        if (level.isEmpty()) {
            report.skips(NAME, LEVEL, "not checked: no answer named it yet");
        } else if (level.get().equals(LIMITED)) {
            report.warns(NAME, LEVEL, LIMITED + "; request limits are low until the app gets a higher one");
        } else {
            report.works(NAME, LEVEL, level.get());
        }
    }

    private static Optional<BetaAccountId> account(@Nullable String named, List<BetaAccount> reached) {
        if (named == null) {
            return reached.stream().map(BetaAccount::id).findFirst();
        } else if (named.matches("(act_)?[0-9]{1,20}")) {
            return Optional.of(BetaAccountId.of(named));
        }
        throw new CommandFailure("--beta-account must be an account id such as act_1234567890.");
    }

    private static String words(BetaAccount account) {
        return account.id().value() + ", " + account.name() + ", " + account.currency() + ", " + account.status();
    }
}
