package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;

/** Every rule of the pack, with what it is about. */
enum ConversionRule {
    /** At least one part of a set-up is given. */
    SET_1,
    /** The moment to compare with can be read. */
    SET_2,
    /** Which moment event times were compared with, where it was not the present. */
    SET_3,
    /** What is to be verified is named, and the account to look in. */
    VER_1,
    /** Ids are digits, and events have a pixel or dataset to go to. */
    PIX_1,
    /** The account has the pixel and the datasets, and they take events. */
    PIX_2,
    /** The pixel gets events. */
    PIX_3,
    /** Events have a name, spelt as the platform spells it. */
    EVT_1,
    /** Event times are seconds, recent, and not of the future. */
    EVT_2,
    /** Events say where they happened. */
    EVT_3,
    /** Events of a web site carry user agent and URL. */
    EVT_4,
    /** Events of an app carry what the platform must know of the device. */
    EVT_5,
    /** What browser and server both send can be recognised as one. */
    DED_1,
    /** Nothing is sent twice in one batch. */
    DED_2,
    /** User data is there and strong enough to find a person. */
    UD_1,
    /** Personal data is hashed. */
    UD_2,
    /** What identifies a device or click is not hashed. */
    UD_3,
    /** Hashes are of something, and written as the platform compares them. */
    UD_4,
    /** The platform's cookies have their form. */
    UD_5,
    /** Custom data has amounts, currencies and contents of the right kind. */
    VAL_1,
    /** The lead form has what the platform requires. */
    LEAD_1,
    /** The lead form does not ask too much, and asks how to reach people. */
    LEAD_2,
    /** The lead form's questions and links are well formed. */
    LEAD_3,
    /** The account may advertise the page, and the page has the form. */
    LEAD_4,
    /** The form can be shown. */
    LEAD_5,
    /** Offline events do not use the interface that was taken down. */
    OFF_1,
    /** Offline events can be matched. */
    OFF_2,
    /** The platform says that the dataset takes offline events. */
    OFF_3,
    /** Batches are small enough. */
    BAT_1,
    /** The conversions API is switched on with a token, and not for testing. */
    CAPI_1,
    /** No access token is sent to this tool. */
    CAPI_2,
    /** Data processing options are complete. */
    CONS_1,
    /** What hashing does not settle. */
    CONS_2;

    String id() {
        return name().replace('_', '-');
    }

    Check in(Checks checks) {
        return checks.rule(id());
    }

    void skip(Checks checks) {
        checks.skip(id());
    }
}
