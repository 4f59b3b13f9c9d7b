package dev.adtools.server.cli;

import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.Command;
import io.dropwizard.core.setup.Bootstrap;
import java.io.PrintWriter;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sourceforge.argparse4j.ArgumentParsers;
import net.sourceforge.argparse4j.inf.ArgumentParser;
import net.sourceforge.argparse4j.inf.ArgumentParserException;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import net.sourceforge.argparse4j.inf.Subparsers;

/** {@code completion}: prints a script by which a shell completes commands, made of the commands' own parsers. */
public final class CompletionCommand extends Command {

    private static final Pattern ACTIONS = Pattern.compile("\\{([a-z,-]+)}\\s*\\.\\.\\.");
    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]*");
    private static final String NO_OPTION = "--no-such-option";

    private final Terminal terminal;

    /** Makes the command {@code completion}. */
    public CompletionCommand(Terminal terminal) {
        super("completion", "prints a script by which bash or zsh completes the commands");
        this.terminal = terminal;
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("shell").choices("bash", "zsh").help("the shell");
    }

    @Override
    public void run(Bootstrap<?> bootstrap, Namespace arguments) {
        List<Command> commands = List.copyOf(bootstrap.getCommands());
        ArgumentParser parser = ArgumentParsers.newFor("adtools").build();
        Subparsers parsers = parser.addSubparsers();
        commands.forEach(command -> command.configure(parsers.addParser(command.getName())));

        PrintWriter out = terminal.out();
        if (arguments.getString("shell").equals("zsh")) {
            out.println("autoload -U +X compinit bashcompinit && compinit && bashcompinit");
        }
        out.println("_adtools() {");
        out.println("    local words=");
        out.println("    case $COMP_CWORD:${COMP_WORDS[1]}:${COMP_WORDS[2]-} in");
        print("1:*", commands.stream().map(Command::getName).sorted(), out);
        commands.forEach(command -> print(command.getName(), parser, out));
        out.println("    esac");
        out.println("    COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))");
        out.println("}");
        out.println("complete -o default -F _adtools adtools");
        out.flush();
    }

    private static void print(String command, ArgumentParser parser, PrintWriter out) {
        String usage = usage(parser, command);
        Matcher actions = ACTIONS.matcher(usage);
        if (!actions.find()) {
            print("*:" + command + ":*", options(usage), out);
            return;
        }
        List<String> names = List.of(actions.group(1).split(","));
        print("2:" + command + ":*", names.stream(), out);
        names.forEach(action -> print("*:" + command + ":" + action, options(usage(parser, command, action)), out));
    }

    private static void print(String pattern, Stream<String> words, PrintWriter out) {
        out.println("        " + pattern + ") words='" + words.collect(Collectors.joining(" ")) + "' ;;");
    }

    private static Stream<String> options(String usage) {
        return OPTION.matcher(usage).results().map(MatchResult::group).distinct();
    }

    // A parser hands out those of its commands only with what they refuse.
    private static String usage(ArgumentParser parser, String... words) {
        try {
            parser.parseArgs(
                    Stream.concat(Stream.of(words), Stream.of(NO_OPTION)).toArray(String[]::new));
            throw new IllegalStateException("a parser takes " + NO_OPTION);
        } catch (ArgumentParserException refusal) {
            return refusal.getParser().formatUsage();
        }
    }

    @Override
    public void onError(Cli cli, Namespace arguments, Throwable failure) {
        ErrorPrinter.print(failure, cli.getStdErr());
    }
}
