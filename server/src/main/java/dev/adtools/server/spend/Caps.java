package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.spend.SpendSection.CapSection;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.spend.SpendCap;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The caps of all accounts that have some: those of config.yml, and those that were changed since, which go before them. */
public final class Caps {

    private final Map<AccountId, Cap> configured;

    // As this node has last read them. Whoever decides by it makes sure of the revision in its own unit.
    private volatile Map<Key, CurrentCap> changed = Map.of();

    private Caps(Map<AccountId, Cap> configured) {
        this.configured = Map.copyOf(configured);
    }

    /** Reads what is configured, or refuses to start in one sentence. */
    public static Caps of(SpendSection section) {
        Map<AccountId, Cap> caps = new HashMap<>();
        List<CapSection> entries = section.caps();
        for (int i = 0; i < entries.size(); i++) {
            Cap cap = read(i, entries.get(i));
            if (caps.put(cap.account(), cap) != null) {
                throw new StartupException("spend.caps[" + i + "] is the second entry of the account "
                        + AccountKey.of(cap.account()) + "; an account has one.");
            }
        }
        return new Caps(caps);
    }

    private static Cap read(int index, CapSection entry) {
        try {
            return new CapReader(entry).read();
        } catch (CapReader.InvalidCap e) {
            throw new StartupException("spend.caps[" + index + "]." + e.part() + " " + e.what() + ".");
        }
    }

    /** Returns the cap of an account as this node knows it. */
    CurrentCap known(Source source, AccountId account) {
        return changed.getOrDefault(new Key(source, account), configured(account));
    }

    /** Reads the caps that were changed. */
    void reload(Tx tx) {
        changed = tx.<List<CapChange>>read(CapChangeStore::inForce).stream()
                .collect(Collectors.toUnmodifiableMap(
                        change -> new Key(change.source(), change.account()), Caps::current));
    }

    /** Returns the cap of an account. */
    CurrentCap of(Handle handle, Source source, AccountId account) {
        return CapChangeStore.inForce(handle, source, account)
                .map(Caps::current)
                .orElseGet(() -> configured(account));
    }

    /** Returns the cap of an account as tools know it; empty for none. */
    Optional<SpendCap> spendCap(Handle handle, Source source, AccountId account) {
        return Optional.ofNullable(of(handle, source, account).cap())
                .map(cap -> new SpendCap(cap.unit().currency(), cap.perCall(), cap.perDay()));
    }

    /** Returns all caps, by the names of their accounts. */
    List<Cap> all(Handle handle, Function<Platform, Source> sources) {
        Map<AccountId, Cap> all = new HashMap<>(configured);
        inForce(handle, sources).forEach(change -> all.put(change.account(), change.cap()));
        return all.values().stream()
                .sorted(Comparator.comparing(cap -> AccountKey.of(cap.account())))
                .toList();
    }

    /** Returns the names of the accounts whose caps were changed. */
    List<String> changed(Handle handle, Function<Platform, Source> sources) {
        return inForce(handle, sources)
                .map(change -> AccountKey.of(change.account()))
                .sorted()
                .toList();
    }

    private static Stream<CapChange> inForce(Handle handle, Function<Platform, Source> sources) {
        return CapChangeStore.inForce(handle).stream()
                .filter(change ->
                        change.source() == sources.apply(change.account().platform()));
    }

    private CurrentCap configured(AccountId account) {
        return new CurrentCap(configured.get(account), 0);
    }

    private static CurrentCap current(CapChange change) {
        return new CurrentCap(change.cap(), change.revision());
    }

    private record Key(Source source, AccountId account) {}

    /**
     * Cap of an account as it stands.
     *
     * @param cap the cap; null for none
     * @param revision how often it was changed without a restart; 0 for what config.yml says
     */
    record CurrentCap(@Nullable Cap cap, long revision) {

        /** Returns where the cap can be changed, as the end of a refusal. */
        String place() {
            return revision == 0 ? "The cap is in spend.caps of config.yml." : "The cap was set over the API.";
        }

        /** Returns its text; {@code none} without one. */
        String text() {
            return cap == null ? "none" : cap.text();
        }
    }
}
