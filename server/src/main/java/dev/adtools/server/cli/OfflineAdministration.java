package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.PrincipalRowCodec;
import dev.adtools.server.auth.TokenViewCodec;
import dev.adtools.server.auth.TokenView_WithRevokedCodec;
import dev.adtools.server.auth.TokenView_WithTextCodec;
import dev.adtools.server.store.PageRequest;

/**
 * Administration of a database while no service runs.
 *
 * @param access the principals and tokens in it
 */
record OfflineAdministration(Administration access) implements AccessControl {

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
        return access.createToken(body).map(TokenView_WithTextCodec::toJson);
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
