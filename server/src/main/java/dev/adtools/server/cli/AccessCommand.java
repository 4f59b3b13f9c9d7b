package dev.adtools.server.cli;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import net.sourceforge.argparse4j.inf.Subparsers;
import org.jspecify.annotations.Nullable;

/** A command on principals or tokens: exit code 0 when it was done, 1 when not. */
public final class AccessCommand extends Command {

    private static final String DEFAULT_URL = "http://127.0.0.1:8080";
    private static final String TOKEN_VARIABLE = "ADTOOLS_TOKEN";

    private final List<AccessAction> actions;
    private final ConfigurationFile<?, StoreSettings> configuration;
    private final Terminal terminal;

    private AccessCommand(
            String name,
            String description,
            List<AccessAction> actions,
            ConfigurationFile<?, StoreSettings> configuration,
            Terminal terminal) {
        super(name, description);
        this.actions = actions;
        this.configuration = configuration;
        this.terminal = terminal;
    }

    /** Returns the command {@code token}. */
    public static AccessCommand tokens(ConfigurationFile<?, StoreSettings> configuration, Terminal terminal) {
        return new AccessCommand(
                "token",
                "mints, lists and revokes tokens",
                List.of(new CreateToken(), ListRows.tokens(), new RevokeToken()),
                configuration,
                terminal);
    }

    /** Returns the command {@code principal}. */
    public static AccessCommand principals(ConfigurationFile<?, StoreSettings> configuration, Terminal terminal) {
        return new AccessCommand(
                "principal",
                "makes and lists the services and humans that tokens belong to",
                List.of(new CreatePrincipal(), ListRows.principals()),
                configuration,
                terminal);
    }

    @Override
    public void configure(Subparser parser) {
        Subparsers subparsers = parser.addSubparsers();
        for (AccessAction action : actions) {
            Subparser subparser = subparsers.addParser(action.name()).help(action.help());
            subparser.setDefault("action", action);
            action.configure(subparser);
            addConnection(subparser);
        }
    }

    private static void addConnection(Subparser parser) {
        parser.addArgument("--url").setDefault(DEFAULT_URL).help("where the service runs (" + DEFAULT_URL + ")");
        parser.addArgument("--token-file").help("the file of a token with tokens:admin; else " + TOKEN_VARIABLE);
        parser.addArgument("--offline")
                .metavar("CONFIG")
                .help("the service's config.yml: works on its data while it does not run");
        parser.addArgument("--json").action(Arguments.storeTrue()).help("print the answer as JSON");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        AccessAction action = arguments.get("action");
        String offline = arguments.getString("offline");
        JsonObject answer = offline == null
                ? run(action, online(arguments), arguments)
                : OfflineAccess.run(
                        configuration.read(bootstrap, offline),
                        administration -> run(action, administration, arguments));
        print(action, answer, arguments.getBoolean("json"));
    }

    private static JsonObject run(AccessAction action, Administration administration, Namespace arguments) {
        return action.run(administration, arguments).fold(answer -> answer, error -> {
            throw new CommandFailure(error.code() + ": " + error.message());
        });
    }

    private Administration online(Namespace arguments) {
        return new RemoteAdministration(arguments.getString("url"), token(arguments.getString("token_file")));
    }

    private String token(@Nullable String file) {
        if (file == null) {
            String token = terminal.environment().getOrDefault(TOKEN_VARIABLE, "");
            if (token.isBlank()) {
                throw new CommandFailure("A token is needed: name its file with --token-file, or set " + TOKEN_VARIABLE
                        + "; or use --offline config.yml while the service does not run.");
            }
            return single(token.strip(), TOKEN_VARIABLE);
        }
        try {
            return single(Files.readString(Path.of(file)).strip(), file);
        } catch (IOException e) {
            throw new CommandFailure("The token file " + file + " cannot be read.");
        }
    }

    // The client would say what is wrong with the header that carries it, and show it.
    private static String single(String token, String place) {
        if (token.isEmpty() || token.chars().anyMatch(c -> c <= 0x20 || c == 0x7f)) {
            throw new CommandFailure("There is no token, or more than one word, in " + place + ".");
        }
        return token;
    }

    private void print(AccessAction action, JsonObject answer, boolean json) {
        PrintWriter out = terminal.out();
        if (json) {
            out.println(new String(new JsonWriter().value(answer).toBytes(), StandardCharsets.UTF_8));
        } else {
            action.print(answer, out);
        }
        out.flush();
    }

    @Override
    public void onError(Cli cli, Namespace namespace, Throwable e) {
        Complaint.print(e, cli.getStdErr());
    }
}
