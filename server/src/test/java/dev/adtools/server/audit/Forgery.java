package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import java.security.PublicKey;

/**
 * A way to write the signed members of an audit record that an attacker has changed. The form of what is signed stands here
 * once more, by its plain definition.
 */
@FunctionalInterface
interface Forgery {

    /** Leaves everything as it was signed. */
    Forgery NONE = (statement, head, signed) -> signed;

    /** Names the head that there is now, beside the signature of the one that was. */
    Forgery OTHER_HEAD = (statement, head, signed) -> json(head) + signed.substring(signed.indexOf(",\"key\""));

    /**
     * Returns the members that tell of a head, of a key and of a signature.
     *
     * @param statement what is stated of the head
     * @param head the place that the attacker wants to be believed
     * @param signed the members that stand there
     */
    String of(String statement, Head head, String signed);

    /** Signs with a key, under its own name. */
    static Forgery with(Signer signer) {
        return with(signer, signer.publicKey());
    }

    /** Signs with a key, under the name of another. */
    static Forgery with(Signer signer, PublicKey named) {
        return (statement, head, signed) -> {
            String stated =
                    "adtools audit 1 " + statement + "\n" + head.chain() + "\n" + head.seq() + "\n" + head.hash();
            return json(head) + ",\"key\":\"" + Signer.id(named) + "\",\"signature\":\"" + signer.sign(stated) + "\"";
        };
    }

    private static String json(Head head) {
        return "\"head\":{\"chain\":\"" + head.chain() + "\",\"seq\":" + head.seq() + ",\"hash\":\"" + head.hash()
                + "\"}";
    }
}
