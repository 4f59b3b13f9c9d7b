package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.spend.HaltViewCodec;
import dev.adtools.server.spend.Halts;

/** Operations on halts, as the JSON of the REST resource. */
interface KillSwitch {

    /** Lists what is halted, the longest halt first. There are few, and all of them matter, so the list has one page. */
    Outcome<byte[]> list();

    /** Halts a scope for the reason in a body {@code {reason}}; a halted scope keeps its first reason. */
    Outcome<byte[]> set(String scope, byte[] body);

    /** Ends the halt of a scope, if there is one, for a reason. */
    Outcome<byte[]> clear(String scope, String reason);

    /** Operates the kill switch of a running service over its REST resource. */
    final class RemoteHalts implements KillSwitch {

        private static final String HALTS = "/api/v1/halts";

        private final RemoteService service;

        RemoteHalts(RemoteService service) {
            this.service = service;
        }

        @Override
        public Outcome<byte[]> list() {
            return service.get(HALTS);
        }

        @Override
        public Outcome<byte[]> set(String scope, byte[] body) {
            return service.put(path(scope), body);
        }

        @Override
        public Outcome<byte[]> clear(String scope, String reason) {
            return service.delete(path(scope), reason);
        }

        private static String path(String scope) {
            return HALTS + "/" + RemoteService.encoded(scope);
        }
    }

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
        public Outcome<byte[]> clear(String scope, String reason) {
            return halts.clear(operator, scope, ReasonFilter.encoded(reason), null)
                    .map(HaltViewCodec::toJson);
        }
    }
}
