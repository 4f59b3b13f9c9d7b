package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Platform;
import java.util.List;
import java.util.Optional;

/** The accounts of the sandbox's alpha, and who reaches which. */
final class AlphaState {

    static final SandboxCollection CUSTOMERS = new SandboxCollection(Platform.ALPHA, "", "customer");

    private final SandboxStore store;

    AlphaState(SandboxStore store) {
        this.store = store;
    }

    static SandboxCollection campaigns(String customer) {
        return new SandboxCollection(Platform.ALPHA, customer, "campaign");
    }

    static SandboxCollection budgets(String customer) {
        return new SandboxCollection(Platform.ALPHA, customer, "campaign_budget");
    }

    static SandboxCollection adGroups(String customer) {
        return new SandboxCollection(Platform.ALPHA, customer, "ad_group");
    }

    static SandboxCollection adGroupCriteria(String customer) {
        return new SandboxCollection(Platform.ALPHA, customer, "ad_group_criterion");
    }

    static SandboxCollection campaignCriteria(String customer) {
        return new SandboxCollection(Platform.ALPHA, customer, "campaign_criterion");
    }

    SandboxStore store() {
        return store;
    }

    Optional<AlphaAccount> account(String id) {
        return store.find(CUSTOMERS, id).map(AlphaAccount::of);
    }

    /** Returns the accounts that the credentials reach by themselves. */
    List<AlphaAccount> direct() {
        return accounts().stream().filter(AlphaAccount::direct).toList();
    }

    /** Returns an account and the accounts below it. */
    List<AlphaAccount> below(String root) {
        return accounts().stream()
                .filter(account -> account.id().equals(root) || account.managedBy(root))
                .toList();
    }

    private List<AlphaAccount> accounts() {
        return store.list(CUSTOMERS).stream().map(AlphaAccount::of).toList();
    }

    /** Returns whether an account is reached, through a manager account when one is named. */
    boolean reaches(AlphaAccount account, String login) {
        if (login.isEmpty() || login.equals(account.id())) {
            return account.direct();
        }
        return account.managedBy(login)
                && account(login).filter(AlphaAccount::direct).isPresent();
    }

    /**
     * One account.
     *
     * @param resource the {@code Customer} as the API shows it
     * @param manager the id of the account above, empty for none
     * @param direct whether the credentials reach it by themselves
     */
    record AlphaAccount(JsonNode resource, String manager, boolean direct) {

        static AlphaAccount of(SandboxEntity entity) {
            JsonNode json = entity.object();
            return new AlphaAccount(
                    json.path("customer"),
                    json.path("manager").asText(),
                    json.path("direct").asBoolean());
        }

        String id() {
            return resource.path("id").asText();
        }

        String currency() {
            return resource.path("currencyCode").asText();
        }

        String timezone() {
            return resource.path("timeZone").asText();
        }

        boolean isManager() {
            return resource.path("manager").asBoolean();
        }

        boolean enabled() {
            return resource.path("status").asText().equals("ENABLED");
        }

        boolean managedBy(String id) {
            return !manager.isEmpty() && manager.equals(id);
        }
    }
}
