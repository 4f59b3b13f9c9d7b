package dev.adtools.server.platform;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.store.StartupException;
import dev.adtools.tools.platform.auth.CredentialFile;
import dev.adtools.tools.platform.auth.CredentialProblem;
import dev.adtools.tools.platform.auth.Grant;
import dev.adtools.tools.platform.auth.Secret;
import dev.adtools.tools.platform.wire.PlainHttp;
import dev.adtools.tools.platform.wire.VersionCalendar;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One setting of a live platform, by the environment variable that config.yml takes it from. What does not fit is refused
 * by that name; values are never shown.
 *
 * @param variable the variable
 * @param mode the variable that says that the platform is live
 * @param value the value, empty when not set
 */
record Setting(String variable, String mode, String value) {

    private static final Pattern ALPHA_ACCOUNT = Pattern.compile("[0-9]{3}-?[0-9]{3}-?[0-9]{4}");

    private static final int MAX_LABEL = 40;

    static Setting of(Platform platform, String name, String value) {
        String prefix = "ADTOOLS_" + platform.name() + "_";
        return new Setting(prefix + name, prefix + "MODE", value);
    }

    boolean live() {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "", "sandbox" -> false;
            case "live" -> true;
            default -> throw refusal("must be sandbox or live");
        };
    }

    String label() {
        if (value.codePointCount(0, value.length()) > MAX_LABEL
                || !value.codePoints().allMatch(DisplayText::isVisible)) {
            throw refusal("must have at most " + MAX_LABEL + " characters, all of them visible");
        }
        return value;
    }

    boolean euPoliticalAdvertising() {
        return switch (value) {
            case "", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING" -> false;
            case "CONTAINS_EU_POLITICAL_ADVERTISING" -> true;
            default ->
                throw refusal("must be DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING or CONTAINS_EU_POLITICAL_ADVERTISING");
        };
    }

    URI baseUrl(String standard) {
        try {
            URI url = URI.create((value.isEmpty() ? standard : value).replaceFirst("/$", ""));
            if (PlainHttp.permits(url)
                    && url.getRawPath().isEmpty()
                    && url.getRawQuery() == null
                    && url.getRawFragment() == null) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw refusal("must be an https address without a path; http is for this machine only (127.0.0.1, ::1,"
                + " localhost)");
    }

    String version(String standard, VersionCalendar calendar) {
        if (value.isEmpty()) {
            return standard;
        } else if (calendar.names(value)) {
            return value;
        }
        throw refusal("must be a version such as " + standard);
    }

    Optional<AlphaAccountId> alphaAccount() {
        if (value.isEmpty()) {
            return Optional.empty();
        } else if (ALPHA_ACCOUNT.matcher(value).matches()) {
            return Optional.of(AlphaAccountId.of(value));
        }
        throw refusal("must be an account id such as 123-456-7890");
    }

    Secret optionalSecret() {
        Secret secret = Secret.of(value);
        if (!secret.isBlank() && !secret.fitsHeader()) {
            throw refusal("must be one word of visible ASCII characters");
        }
        return secret;
    }

    Secret secret(String what) {
        required(what);
        return optionalSecret();
    }

    Path file(String what) {
        required(what);
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw refusal("is not the name of a file");
        }
    }

    Grant grant(String scope) {
        try {
            return CredentialFile.grant(file("the file of a service account or of an authorized user"), scope);
        } catch (CredentialProblem e) {
            throw refusal("cannot be used: " + e.getMessage());
        }
    }

    private void required(String what) {
        if (value.isEmpty()) {
            throw new StartupException(mode + " is live, but " + variable + " is not set; it takes " + what + ".");
        }
    }

    private StartupException refusal(String what) {
        return new StartupException(variable + " " + what + ".");
    }

    @Override
    public String toString() {
        return variable;
    }
}
