package dev.adtools.server.auth;

import dev.adtools.api.Outcome;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Choice;
import dev.adtools.api.spi.Members;
import dev.adtools.api.spi.TextRule;
import dev.adtools.server.call.BodyReader;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The principal that is to be made.
 *
 * @param id its id
 * @param owner the person or team that answers for it
 * @param kind what it is
 */
record PrincipalRequest(String id, String owner, PrincipalKind kind) {

    // Lower case only: two owners must not look like one, nor one like two.
    static final TextRule ID = TextRule.length(1, 64).matching("^[a-z0-9][a-z0-9._@-]*$");

    private static final Members MEMBERS = Members.of(List.of("id", "owner", "kind"), List.of());
    private static final Choice<PrincipalKind> KIND = Choice.of(PrincipalKind.values(), "service", "human");

    static Outcome<PrincipalRequest> read(byte[] body) {
        Draft draft = new Draft();
        return BodyReader.read(body, MEMBERS, draft::take).map(read -> draft.done());
    }

    private static final class Draft {

        private @Nullable String id;
        private @Nullable String owner;
        private @Nullable PrincipalKind kind;

        void take(String member, ArgumentReader reader) {
            switch (member) {
                case "id" -> id = reader.text(ID);
                case "owner" -> owner = reader.text(ID);
                default -> kind = reader.choice(KIND);
            }
        }

        PrincipalRequest done() {
            return new PrincipalRequest(
                    Objects.requireNonNull(id), Objects.requireNonNull(owner), Objects.requireNonNull(kind));
        }
    }
}
