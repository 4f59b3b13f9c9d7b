package dev.adtools.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Arguments of every shipped write that the embedded platforms take, without {@code validate_only}. */
final class WriteSamples {

    private static final String ALPHA = "\"account_id\":\"1002003001\",\"campaign_id\":\"%s\"";
    private static final String BETA = "\"campaign_id\":\"1202100000000000%s\"";
    private static final String CHECK = "\"tool\":\"validate_campaign_draft\",\"arguments\":{\"draft\":{}}";
    private static final Map<String, String> ALL = all();

    private WriteSamples() {}

    static Set<String> tools() {
        return ALL.keySet();
    }

    /** Returns the members of the arguments of a tool, some of which work on a scheduled task. */
    static String arguments(String tool, String task) {
        return ALL.getOrDefault(tool, "").formatted(task);
    }

    private static Map<String, String> all() {
        Map<String, String> samples = new TreeMap<>();
        samples.put(
                "create_alpha_app_campaign",
                "\"account_id\":\"1002003001\",\"name\":\"Checked\",\"budget_micros\":50000000,"
                        + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"");
        samples.put("enable_alpha_campaign", ALPHA.formatted("12000000006"));
        samples.put("pause_alpha_campaign", ALPHA.formatted("12000000002"));
        samples.put("enable_beta_campaign", BETA.formatted("02"));
        samples.put("pause_beta_campaign", BETA.formatted("01"));
        samples.put("update_campaign_budget", BETA.formatted("23") + ",\"daily_budget\":26100");
        samples.put("create_scheduled_task", "\"name\":\"Nightly\"," + CHECK + ",\"cron\":\"0 6 * * *\"");
        for (String change : List.of("pause", "resume", "run", "delete")) {
            samples.put(change + "_scheduled_task", "\"task_id\":\"%s\"");
        }
        samples.put("update_scheduled_task", "\"task_id\":\"%s\",\"keep_runs\":7");
        samples.put("start_workflow", "\"steps\":[{" + CHECK + "}]");
        samples.put(
                "resume_workflow_after_approval",
                "\"pending_action_id\":\"pa_01m7znghxjcp6te53ex4hrrb88\",\"payload_hash\":\"sha256:" + "0".repeat(64)
                        + "\"");
        return samples;
    }
}
