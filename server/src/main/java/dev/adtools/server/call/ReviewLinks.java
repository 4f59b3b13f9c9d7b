package dev.adtools.server.call;

/**
 * Addresses of the console's pages for approvals.
 *
 * @param publicUrl the service's own address; empty when it is not known, and the links are paths
 */
public record ReviewLinks(String publicUrl) {

    /** Links of a service that does not know its address. */
    public static final ReviewLinks PATHS = new ReviewLinks("");

    private static final String PAGE = "/console/approvals";

    public ReviewLinks {
        publicUrl = publicUrl.strip().replaceAll("/+$", "");
    }

    /** Returns the page of all actions. */
    public String all() {
        return publicUrl + PAGE;
    }

    /** Returns the page of one action. */
    public String of(String action) {
        return all() + "/" + action;
    }
}
