package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.spend.HaltViewCodec;
import dev.adtools.server.spend.Halts;

/**
 * The kill switch of a database while no service runs.
 *
 * @param halts the halts in it
 * @param operator who operates it
 */
record OfflineHalts(Halts halts, Caller operator) implements KillSwitch {

    @Override
    public Outcome<byte[]> list() {
        return Outcome.completed(halts.list(operator).toJson(HaltViewCodec::encode));
    }

    @Override
    public Outcome<byte[]> set(String scope, byte[] body) {
        return halts.set(operator, scope, body).map(HaltViewCodec::toJson);
    }

    @Override
    public Outcome<byte[]> clear(String scope) {
        return halts.clear(operator, scope).map(HaltViewCodec::toJson);
    }
}
