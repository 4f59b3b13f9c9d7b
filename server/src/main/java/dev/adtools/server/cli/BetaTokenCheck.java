package dev.adtools.server.cli;

import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.beta.BetaToken;
import dev.adtools.tools.platform.beta.RestBetaAds;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Checks when beta's token and its access to data expire, and which permissions it has. */
final class BetaTokenCheck {

    private static final String NAME = "beta";
    private static final String EXPIRY = "token expiry";
    private static final String PERMISSIONS = "permissions";
    private static final Duration NOTICE = Duration.ofDays(14);
    private static final List<String> OPTIONAL = List.of(
            "ads_management", "business_management", "catalog_management", "pages_manage_ads", "leads_retrieval");

    private final LiveReport report;
    private final Instant now;

    private BetaTokenCheck(LiveReport report, Instant now) {
        this.report = report;
        this.now = now;
    }

    static void run(RestBetaAds ads, boolean possible, LiveReport report, LiveCheckCall call) {
        if (!possible) {
            report.skips(NAME, EXPIRY, "not checked, and neither are its permissions; set ADTOOLS_BETA_APP_SECRET");
            return;
        }
        BetaTokenCheck check = new BetaTokenCheck(report, call.now());
        PlatformResult<BetaToken> token = ads.token(call.deadline());
        report.check(NAME, EXPIRY, token).ifPresent(check::details);
    }

    private void details(BetaToken token) {
        if (!token.valid()) {
            report.fails(NAME, EXPIRY, "the platform no longer accepts the token; generate a new one");
            return;
        }
        expiry(EXPIRY, token.expires(), "Generate a new token before then.");
        expiry("data access", token.dataAccessExpires(), "The system user must authorize the app again before then.");
        permissions(token.permissions());
    }

    private void expiry(String step, @Nullable Instant end, String advice) {
        if (end == null) {
            report.skips(NAME, step, "the platform does not say when it ends");
        } else if (end.equals(Instant.MAX)) {
            report.works(NAME, step, "never expires");
        } else if (!end.isAfter(now)) {
            report.fails(NAME, step, "expired on " + date(end) + ". Generate a new token.");
        } else if (end.isAfter(now.plus(NOTICE))) {
            report.works(NAME, step, "expires on " + date(end));
        } else {
            long days = Duration.between(now, end).toDays();
            String left = days == 1 ? "1 day" : days + " days";
            report.warns(NAME, step, "expires on " + date(end) + ", in " + left + ". " + advice);
        }
    }

    private static String date(Instant end) {
        return end.atZone(ZoneOffset.UTC).toLocalDate().toString();
    }

    private void permissions(List<String> granted) {
        if (granted.isEmpty()) {
            report.skips(NAME, PERMISSIONS, "the platform does not say which the token has");
            return;
        } else if (Stream.of("ads_read", "ads_management").noneMatch(granted::contains)) {
            report.fails(NAME, PERMISSIONS, "ads_read is missing; generate the token with it");
            return;
        }
        List<String> missing =
                OPTIONAL.stream().filter(one -> !granted.contains(one)).toList();
        report.works(
                NAME,
                PERMISSIONS,
                String.join(", ", granted) + (missing.isEmpty() ? "" : "; without " + String.join(", ", missing)));
    }
}
