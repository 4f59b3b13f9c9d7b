package dev.adtools.tools.platform;

import dev.adtools.api.AccountScoped;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Sending;
import dev.adtools.api.Source;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Operations of the tools on beta. */
public interface BetaAds {

    /** Returns which world the answers come from. */
    Source source();

    /** Lists all ad accounts that the credentials reach, of every status. */
    PlatformResult<List<BetaAccount>> accounts(Instant deadline);

    /** Returns the reads of one ad account, each of which gives up at the deadline. */
    InAccount in(Granted<BetaAccountId> account, Instant deadline);

    /** Reads one campaign by its id, digits, for a call; one of an account that the caller may not use is not found. */
    PlatformResult<Granted<BetaCampaign>> campaign(String id, CallContext context);

    /** Reads one ad set by its id, digits, for a call; one of an account that the caller may not use is not found. */
    PlatformResult<Granted<BetaAdSet>> adSet(String id, CallContext context);

    /** Lists all ad sets of a campaign, of every status. */
    PlatformResult<List<BetaAdSet>> adSets(Granted<BetaCampaign> campaign, Instant deadline);

    /** Lists all ads of a campaign or an ad set, of every status. */
    PlatformResult<List<BetaAd>> ads(Granted<? extends AdParent> parent, Instant deadline);

    /** Has the platform check a change of a campaign's daily budget without doing it; returns the amount that passed. */
    PlatformResult<Long> checkDailyBudget(Granted<BetaBudgetChange> change, Instant deadline);

    /** Changes a campaign's daily budget; returns the amount that was sent. Sent once. */
    PlatformResult<Long> updateDailyBudget(Granted<BetaBudgetChange> change, Instant deadline, Sending sending);

    /** Has the platform check the switching of a campaign without doing it; returns the status that passed. */
    PlatformResult<BetaSwitch> checkStatus(Granted<BetaStatusChange> change, Instant deadline);

    /** Switches a campaign on or off; returns the status that was sent. Sent once. */
    PlatformResult<BetaSwitch> setStatus(Granted<BetaStatusChange> change, Instant deadline, Sending sending);

    /** A campaign or an ad set: what ads are in. */
    interface AdParent extends AccountScoped {

        /** Returns its id: digits. */
        String id();
    }

    /** Reads of one ad account. Statuses are the effective ones wanted, at least one. */
    interface InAccount {

        /** Reads the account itself. */
        PlatformResult<BetaAccount> account();

        /** Lists all campaigns. */
        PlatformResult<List<BetaCampaign>> campaigns(Set<CampaignStatus> statuses);

        /** Lists all ad sets, whatever their campaigns are. */
        PlatformResult<List<BetaAdSet>> adSets(Set<BetaAdSetStatus> statuses);

        /** Lists all ads, whatever their campaigns and ad sets are. */
        PlatformResult<List<BetaAd>> ads(Set<BetaAdStatus> statuses);

        /** Reads numbers. */
        PlatformResult<BetaReportAnswer> numbers(BetaReport report);

        /** Reads the rows of numbers. */
        default PlatformResult<List<BetaReport.Row>> report(BetaReport report) {
            return numbers(report).map(BetaReportAnswer::rows);
        }

        /** Lists all pixels and datasets that the account may use. */
        PlatformResult<List<BetaPixel>> pixels();

        /** Lists all pages that the account may advertise. */
        PlatformResult<List<BetaPromotedPage>> pages();

        /** Lists all lead forms, of every status, of a page that the account may advertise. */
        PlatformResult<List<BetaLeadForm>> leadForms(BetaPromotedPage page);

        /** Lists all product catalogs that the account can advertise. */
        PlatformResult<BetaCatalogs> catalogs();

        /** Lists all product sets of a catalog that the account can advertise. */
        PlatformResult<List<BetaCatalogs.ProductSet>> productSets(BetaCatalogs.Catalog catalog);

        /** Lists all that the platform finds wrong with the products of a catalog that the account can advertise. */
        PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(BetaCatalogs.Catalog catalog);
    }
}
