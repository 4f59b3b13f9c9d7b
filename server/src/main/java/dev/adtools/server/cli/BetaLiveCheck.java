package dev.adtools.server.cli;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.CampaignStatus;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/** Asks beta what the tools will ask it. */
final class BetaLiveCheck {

    private static final String NAME = "beta";

    private BetaLiveCheck() {}

    static void run(BetaAds ads, Namespace arguments, LiveReport report, LiveCheckCall call) {
        List<BetaAccount> reached = report.step(
                        NAME, "accounts", ads.accounts(call.deadline()), accounts -> accounts.size() + " reached")
                .orElse(List.of());
        Optional<BetaAccountId> account = account(arguments.getString("beta_account"), reached);
        if (account.isEmpty()) {
            report.skips(NAME, "query", "there is no account to ask about");
            return;
        }
        Granted<BetaAccountId> granted = call.granted(account.get());
        report.step(NAME, "account", ads.in(granted, call.deadline()).account(), BetaLiveCheck::words);
        report.step(
                NAME,
                "query",
                ads.in(granted, call.deadline()).campaigns(EnumSet.allOf(CampaignStatus.class)),
                campaigns -> campaigns.size() + " campaigns");
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
