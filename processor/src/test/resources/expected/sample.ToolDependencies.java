package sample;

import javax.annotation.processing.Generated;
import sample.ports.AlphaAds;
import sample.ports.Ledger;

/** Everything that the tools of this module work with, one component per port. */
@Generated("dev.adtools.processor.ToolProcessor")
public record ToolDependencies(AlphaAds alphaAds, Ledger<String> ledgerOfString) {}
