package dev.adtools.tools.beta.catalog;

import java.util.List;

/** The platform's calls to action. */
final class CallToAction {

    /** Calls to action that lead to a product. */
    static final List<String> FOR_CATALOGS = List.of(
            "SHOP_NOW", "BUY_NOW", "ORDER_NOW", "LEARN_MORE", "BOOK_TRAVEL", "GET_OFFER", "SIGN_UP", "INSTALL_APP");

    /** Calls to action that the platform takes and that do not lead to a product. */
    static final List<String> OTHERS = List.of(
            "ADD_TO_CART",
            "APPLY_NOW",
            "BOOK_NOW",
            "BUY",
            "BUY_TICKETS",
            "CALL_NOW",
            "CONTACT_US",
            "DONATE_NOW",
            "DOWNLOAD",
            "GET_A_QUOTE",
            "GET_DIRECTIONS",
            "GET_PROMOTIONS",
            "GET_QUOTE",
            "GET_SHOWTIMES",
            "GET_STARTED",
            "INSTALL_MOBILE_APP",
            "LISTEN_NOW",
            "MESSAGE_PAGE",
            "NO_BUTTON",
            "OPEN_LINK",
            "PLAY_GAME",
            "REQUEST_TIME",
            "SEE_MORE",
            "START_ORDER",
            "SUBSCRIBE",
            "UPDATE_APP",
            "USE_APP",
            "USE_MOBILE_APP",
            "VIEW_CART");

    private CallToAction() {}
}
