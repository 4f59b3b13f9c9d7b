package sample;

import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;
import sample.alpha.CheckDraftDispatch;
import sample.alpha.CreateCampaignDispatch;
import sample.alpha.ListEverythingDispatch;
import sample.alpha.PauseCampaignDispatch;
import sample.alpha.PingDispatch;

/** The tools of this module, by name. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class GeneratedToolTable implements ToolTable {
    private final CheckDraftDispatch checkDraft;
    private final CreateCampaignDispatch createCampaign;
    private final ListEverythingDispatch listEverything;
    private final PauseCampaignDispatch pauseCampaign;
    private final PingDispatch ping;

    public GeneratedToolTable(ToolDependencies needs) {
        checkDraft = new CheckDraftDispatch();
        createCampaign = new CreateCampaignDispatch(needs.alphaAds(), needs.ledgerOfString());
        listEverything = new ListEverythingDispatch(needs.alphaAds());
        pauseCampaign = new PauseCampaignDispatch();
        ping = new PingDispatch();
    }

    @Override
    public @Nullable ToolDispatch<?> find(String name) {
        return switch (name) {
            case "check_draft" -> checkDraft;
            case "create_campaign" -> createCampaign;
            case "list_everything" -> listEverything;
            case "pause_campaign" -> pauseCampaign;
            case "ping" -> ping;
            default -> null;
        };
    }

    @Override
    public List<ToolDispatch<?>> all() {
        return List.of(checkDraft, createCampaign, listEverything, pauseCampaign, ping);
    }
}
