package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.PrincipalRowCodec;
import dev.adtools.server.auth.TokenView;
import dev.adtools.server.auth.TokenViewCodec;
import dev.adtools.server.auth.TokenView_WithRevokedCodec;
import dev.adtools.server.auth.TokenView_WithTextCodec;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;

/** Defines what an operator can do with principals and tokens, as the JSON of the REST resources. */
interface AccessControl {

    /** Makes a principal of a body {@code {id, owner, kind}}. */
    Outcome<byte[]> createPrincipal(byte[] body);

    /** Lists principals. */
    Outcome<byte[]> principals(PageRequest page);

    /** Has every token of a principal refused, on other nodes within two seconds; what they approved no longer counts. */
    Outcome<byte[]> disablePrincipal(String id);

    /** Has the tokens of a principal accepted again, if the caller could have granted each that is not revoked. */
    Outcome<byte[]> enablePrincipal(String id);

    /** Mints a token; the answer holds its text, this once. */
    Outcome<byte[]> createToken(byte[] body);

    /** Lists tokens without their secrets. */
    Outcome<byte[]> tokens(PageRequest page);

    /**
     * Revokes a token; its next request is refused, on other nodes within two seconds.
     *
     * @param id the token
     * @param withMinted whether all that it led to are revoked with it: those that it minted, those that they minted, and so on
     */
    Outcome<byte[]> revokeToken(String id, boolean withMinted);

    /** Administers a running service over its REST resources. */
    final class RemoteAdministration implements AccessControl {

        private static final String PRINCIPALS = "/api/v1/principals";
        private static final String TOKENS = "/api/v1/tokens";

        private static final byte[] NO_BODY = {};

        private final RemoteService service;

        RemoteAdministration(RemoteService service) {
            this.service = service;
        }

        @Override
        public Outcome<byte[]> createPrincipal(byte[] body) {
            return service.post(PRINCIPALS, body);
        }

        @Override
        public Outcome<byte[]> principals(PageRequest page) {
            return service.get(PRINCIPALS + RemoteService.query(page));
        }

        @Override
        public Outcome<byte[]> disablePrincipal(String id) {
            return service.post(PRINCIPALS + "/" + RemoteService.encoded(id) + "/disable", NO_BODY);
        }

        @Override
        public Outcome<byte[]> enablePrincipal(String id) {
            return service.post(PRINCIPALS + "/" + RemoteService.encoded(id) + "/enable", NO_BODY);
        }

        @Override
        public Outcome<byte[]> createToken(byte[] body) {
            return service.post(TOKENS, body);
        }

        @Override
        public Outcome<byte[]> tokens(PageRequest page) {
            return service.get(TOKENS + RemoteService.query(page));
        }

        @Override
        public Outcome<byte[]> revokeToken(String id, boolean withMinted) {
            return service.delete(TOKENS + "/" + RemoteService.encoded(id) + (withMinted ? "?with_minted=true" : ""));
        }
    }

    /**
     * Administration of a database while no service runs.
     *
     * @param tx the database
     * @param access the principals and tokens in it
     * @param minted is called in the unit that mints a token
     */
    record OfflineAdministration(Tx tx, Administration access, BiConsumer<Handle, TokenView> minted)
            implements AccessControl {

        @Override
        public Outcome<byte[]> createPrincipal(byte[] body) {
            return access.createPrincipal(body).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> principals(PageRequest page) {
            return Outcome.completed(access.principals(page).toJson(PrincipalRowCodec::encode));
        }

        @Override
        public Outcome<byte[]> disablePrincipal(String id) {
            return access.disablePrincipal(id).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> enablePrincipal(String id) {
            return access.enablePrincipal(id).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> createToken(byte[] body) {
            Outcome<TokenView.WithText> token =
                    tx.together(handle -> access.createToken(body).map(created -> {
                        minted.accept(handle, created.row());
                        return created;
                    }));
            return token.map(TokenView_WithTextCodec::toJson);
        }

        @Override
        public Outcome<byte[]> tokens(PageRequest page) {
            return Outcome.completed(access.tokens(page).toJson(TokenViewCodec::encode));
        }

        @Override
        public Outcome<byte[]> revokeToken(String id, boolean withMinted) {
            return access.revokeToken(id, withMinted).map(TokenView_WithRevokedCodec::toJson);
        }
    }
}
