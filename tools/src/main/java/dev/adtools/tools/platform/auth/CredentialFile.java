package dev.adtools.tools.platform.auth;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.PlainHttp;
import dev.adtools.tools.platform.wire.WireJson;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.EnumSet;
import java.util.Set;

/** Reads the vendor's standard files of credentials: {@code authorized_user} and {@code service_account}. */
public final class CredentialFile {

    /** Scope of tokens for alpha. */
    public static final String ALPHA_SCOPE = "https://www.googleapis.com/auth/adwords";

    /** Scope of tokens for alpha_analytics. */
    public static final String ALPHA_ANALYTICS_SCOPE = "https://www.googleapis.com/auth/analytics.readonly";

    private static final String TOKEN_URI = "https://oauth2.googleapis.com/token";
    private static final long LARGEST = 64L * 1024;
    private static final Set<PosixFilePermission> OF_OTHERS =
            EnumSet.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);

    private final Path path;
    private final ObjectNode content;

    private CredentialFile(Path path, ObjectNode content) {
        this.path = path;
        this.content = content;
    }

    /** Reads a file, or tells in a {@link CredentialProblem} why it cannot be used. */
    public static Grant grant(Path path, String scope) {
        CredentialFile file = new CredentialFile(path, content(path));
        String type = file.content.path("type").asText("");
        return switch (type) {
            case RefreshTokenGrant.TYPE -> file.refreshToken();
            case SignedGrant.TYPE -> file.signed(scope);
            case "" -> throw file.problem("has no type");
            default ->
                throw file.problem("is of a type that is not supported; use " + RefreshTokenGrant.TYPE + " or "
                        + SignedGrant.TYPE);
        };
    }

    /** Returns whether others than its owner may read a file, as far as the file system knows. */
    public static boolean openToOthers(Path path) {
        PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        try {
            return view != null && view.readAttributes().permissions().stream().anyMatch(OF_OTHERS::contains);
        } catch (IOException e) {
            return false;
        }
    }

    private static ObjectNode content(Path path) {
        try {
            if (Files.isDirectory(path) || Files.size(path) > LARGEST) {
                throw new CredentialProblem("the file " + path + " is no file of credentials");
            }
            return WireJson.object(new String(Files.readAllBytes(path), StandardCharsets.UTF_8))
                    .orElseThrow(() -> new CredentialProblem("the file " + path + " is not a JSON object"));
        } catch (IOException e) {
            throw new CredentialProblem("the file " + path + " cannot be read");
        }
    }

    private Grant refreshToken() {
        return new RefreshTokenGrant(
                tokenUri(), text("client_id"), Secret.of(text("client_secret")), Secret.of(text("refresh_token")));
    }

    private Grant signed(String scope) {
        return new SignedGrant(tokenUri(), text("client_email"), text("private_key_id"), key(), scope);
    }

    private URI tokenUri() {
        String text = content.path("token_uri").asText(TOKEN_URI);
        try {
            URI uri = URI.create(text);
            if (PlainHttp.permits(uri)) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw problem("has a token_uri that is not an https address");
    }

    private PrivateKey key() {
        String base64 = text("private_key").replaceAll("-----(BEGIN|END) PRIVATE KEY-----|\\s", "");
        try {
            byte[] encoded = Base64.getDecoder().decode(base64);
            return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded));
        } catch (IllegalArgumentException | GeneralSecurityException e) {
            throw problem("has a private_key that is not an unencrypted RSA key (PKCS #8, PEM)");
        }
    }

    private String text(String name) {
        String text = content.path(name).asText("");
        if (text.isBlank()) {
            throw problem("has no " + name);
        }
        return text;
    }

    private CredentialProblem problem(String what) {
        return new CredentialProblem("the file " + path + " " + what);
    }
}
