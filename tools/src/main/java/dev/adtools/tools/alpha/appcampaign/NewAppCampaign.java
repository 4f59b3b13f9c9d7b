package dev.adtools.tools.alpha.appcampaign;

import dev.adtools.api.Micros;
import dev.adtools.tools.platform.AppStore;
import org.jspecify.annotations.Nullable;

/**
 * App campaign that a caller wants created, before it is checked.
 *
 * @param name the campaign's name, trimmed
 * @param budgetMicros the daily budget
 * @param appId the app's id
 * @param appStore the app's store
 * @param targetCpaMicros what an install may cost; null without a target
 */
public record NewAppCampaign(
        String name,
        Micros budgetMicros,
        String appId,
        AppStore appStore,
        @Nullable Micros targetCpaMicros) {}
