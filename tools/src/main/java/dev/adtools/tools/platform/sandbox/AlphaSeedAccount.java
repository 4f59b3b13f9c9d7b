package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;

/**
 * An account of the seed.
 *
 * @param index its place among the accounts
 * @param id its id
 * @param name its name
 * @param place where it is
 * @param direct whether the credentials reach it by themselves
 */
record AlphaSeedAccount(int index, String id, String name, AlphaSeedPlace place, boolean direct) {

    SandboxEntity entity(String manager) {
        return entity(id, name, place, manager, direct);
    }

    static SandboxEntity entity(String id, String name, AlphaSeedPlace place, String manager, boolean direct) {
        ObjectNode json = WireJson.object().put("manager", manager).put("direct", direct);
        json.putObject("customer")
                .put("resourceName", "customers/" + id)
                .put("id", id)
                .put("descriptiveName", name)
                .put("currencyCode", place.money().name())
                .put("timeZone", place.timezone())
                .put("status", place.status())
                .put("manager", manager.isEmpty());
        return AlphaSeed.entity(AlphaWorld.CUSTOMERS, id, json);
    }

    AlphaSeedCampaign campaign(AlphaPlan plan) {
        return new AlphaSeedCampaign(id, place.money(), plan, plan.number(index));
    }
}
