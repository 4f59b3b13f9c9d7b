package dev.adtools.tools.beta.health;

import java.util.stream.Stream;

/** The only check of a campaign that has ended: it is neither well nor ill, and what it lacks needs no mending. */
final class EndChecks implements HealthCheck {

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        findings.add(HealthIssue.of(
                IssueCode.CAMPAIGN_ENDED,
                Weight.INFO,
                "The campaign has ended, so it is not judged.",
                Evidence.word("stop_time", String.valueOf(state.life().stop())),
                Confidence.STATED));
        Stream.of(IssueCode.values())
                .filter(code -> code != IssueCode.CAMPAIGN_ENDED)
                .forEach(code -> findings.skip(code, "the campaign has ended"));
    }
}
