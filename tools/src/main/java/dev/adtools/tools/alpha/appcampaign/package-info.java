/** What {@code create_alpha_app_campaign} checks, plans and answers. Imports {@code dev.adtools.api} and {@code tools.platform} only. */
@NullMarked
package dev.adtools.tools.alpha.appcampaign;

import org.jspecify.annotations.NullMarked;
