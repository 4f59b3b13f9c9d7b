package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import java.util.List;

/** Cuts every report of every account. Days that are not over would change in between and are left out. */
public final class AllSums {

    private AllSums() {}

    /**
     * Returns what differed.
     *
     * @param reports the tools
     * @param periods the periods to cut, as {@code date_range} names them, without today
     * @param diagnoses how many campaigns of each account to diagnose
     */
    public static Differences differences(Reports reports, List<String> periods, int diagnoses) {
        Differences differences = new Differences();
        Cuts cuts = new Cuts(reports, differences);
        for (JsonObject account : cuts.rows("list_beta_accounts", "\"include_inactive\":true")) {
            BetaSums sums = new BetaSums(cuts, differences, Cuts.text(account, "account_id"));
            periods.forEach(sums::period);
            sums.pacing();
            sums.diagnoses(diagnoses);
        }
        for (JsonObject account : cuts.rows("list_alpha_accounts", "\"limit\":500")) {
            if (JsonBoolean.FALSE.equals(account.get("manager"))) {
                AlphaSums sums = new AlphaSums(cuts, differences, account);
                periods.forEach(sums::period);
                sums.pacing();
            }
        }
        for (String property : PropertySums.READABLE) {
            periods.forEach(new PropertySums(cuts, differences, property)::period);
        }
        periods.forEach(new CrossAccountSums(cuts, differences)::period);
        return differences;
    }
}
