/** Checks, plan and answer of {@code create_alpha_app_campaign}. Imports {@code dev.adtools.api}, {@code tools.platform} and {@code tools.report} only. */
@NullMarked
package dev.adtools.tools.alpha.appcampaign;

import org.jspecify.annotations.NullMarked;
