package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.tools.fixtures.TestTools;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The group of every tool, and that a model which asks for one group reads a short list. */
final class ToolGroupsTest {

    private static final int MOST_OF_A_GROUP = 10;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    accounts | list_alpha_accounts list_analytics_properties list_beta_accounts list_beta_catalogs list_beta_lead_forms list_beta_pages list_beta_pixels
                    campaigns | get_alpha_ad_groups get_alpha_campaign_criteria get_alpha_campaigns get_alpha_keywords get_campaigns list_beta_ad_sets list_beta_ads
                    reporting | alpha_analytics analyze_alpha_wasted_spend analyze_search_terms diagnose_campaign_health get_alpha_budget_pacing get_alpha_campaign_performance get_alpha_search_terms get_beta_budget_pacing get_beta_campaign_performance get_cross_account_performance
                    changes | create_alpha_app_campaign enable_alpha_campaign enable_beta_campaign pause_alpha_campaign pause_beta_campaign update_campaign_budget
                    validation | validate_beta_catalog_ad_draft validate_beta_conversion_setup validate_campaign_draft validate_delta_video_asset
                    approvals | get_workflow list_pending_actions resume_workflow_after_approval start_workflow
                    schedules | create_scheduled_task delete_scheduled_task get_scheduled_task_runs list_scheduled_tasks pause_scheduled_task resume_scheduled_task update_scheduled_task
                    operations | get_change_history get_recent_errors get_usage_status
            """)
    void holdsTheTools(String group, String tools) {
        assertThat(in(group).map(ToolDescriptor::name)).containsExactly(tools.split(" "));
    }

    @ParameterizedTest
    @EnumSource
    void isPublishedAndShort(ToolGroup group) {
        List<ToolDescriptor> tools = in(group.wireName()).toList();

        assertThat(tools).hasSizeBetween(1, MOST_OF_A_GROUP);
        assertThat(tools)
                .extracting(tool -> ((JsonObject) tool.document().get("annotations")).get("group"))
                .containsOnly(new JsonString(group.wireName()));
    }

    private static Stream<ToolDescriptor> in(String group) {
        return TestTools.table().all().stream()
                .map(tool -> tool.descriptor())
                .filter(tool -> tool.group().wireName().equals(group));
    }
}
