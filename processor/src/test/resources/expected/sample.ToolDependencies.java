package sample;

import javax.annotation.processing.Generated;
import sample.ports.AlphaAds;
import sample.ports.Ledger;

/** Ports that the tools of this module work with, one accessor each. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class ToolDependencies {
    private final AlphaAds alphaAds;
    private final Ledger<String> ledgerOfString;

    public ToolDependencies(AlphaAds alphaAds, Ledger<String> ledgerOfString) {
        this.alphaAds = alphaAds;
        this.ledgerOfString = ledgerOfString;
    }

    public AlphaAds alphaAds() {
        return alphaAds;
    }

    public Ledger<String> ledgerOfString() {
        return ledgerOfString;
    }
}
