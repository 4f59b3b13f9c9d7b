package dev.adtools.tools.beta.conversion;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of the pack, with what it is about. */
enum ConversionRule implements Rule {
    SET_1(error("At least one part of a set-up is given.", SERVICE)),
    SET_2(error("The moment to compare with can be read.", SERVICE)),
    SET_3(info("Event times are compared with the moment that is given, not with the present.", SERVICE)),
    VER_1(error("What is to be verified is named, and the account to look in.", SERVICE)),
    PIX_1(error("Ids are digits, and events have a pixel or dataset to go to.", BetaDocs.OFFLINE_EVENTS)),
    PIX_2(error("The account has the pixel and the datasets, and they take events.", SERVICE)),
    PIX_3(warning("The pixel gets events.", PRACTICE)),
    EVT_1(error("Events have a name, spelt as the platform spells it.", BetaDocs.PIXEL)),
    EVT_2(error("Event times are seconds, recent, and not of the future.", BetaDocs.SERVER_EVENT)),
    EVT_3(error("Events say where they happened.", BetaDocs.EVENT_PARAMETERS)),
    EVT_4(error("Events of a web site carry user agent and URL.", BetaDocs.EVENT_PARAMETERS)),
    EVT_5(error("Events of an app carry what the platform must know of the device.", BetaDocs.APP_DATA)),
    DED_1(error("What browser and server both send can be recognised as one.", BetaDocs.DEDUPLICATION)),
    DED_2(error("Nothing is sent twice in one batch.", BetaDocs.SERVER_EVENT)),
    UD_1(error("User data is there and strong enough to find a person.", BetaDocs.HASHING)),
    UD_2(error("Personal data is hashed.", BetaDocs.CUSTOMER_INFORMATION)),
    UD_3(error("What identifies a device or click is not hashed.", BetaDocs.HASHING)),
    UD_4(warning("Hashes are of something, and written as the platform compares them.", PRACTICE)),
    UD_5(error("The platform's cookies have their form.", BetaDocs.CLICK_ID)),
    VAL_1(error("Custom data has amounts, currencies and contents of the right kind.", BetaDocs.VALUE_CURRENCY)),
    LEAD_1(error("The lead form has what the platform requires.", BetaDocs.LEAD_FORMS)),
    LEAD_2(warning("The lead form does not ask too much, and asks how to reach people.", PRACTICE)),
    LEAD_3(error("The lead form's questions and links are well formed.", BetaDocs.LEAD_FORMS)),
    LEAD_4(error("The account may advertise the page, and the page has the form.", BetaDocs.LEAD_ADS)),
    LEAD_5(error("The form can be shown.", SERVICE)),
    OFF_1(error("Offline events do not use the interface that was taken down.", BetaDocs.OFFLINE_RETIRED)),
    OFF_2(warning("Offline events can be matched.", BetaDocs.OFFLINE_EVENTS)),
    OFF_3(warning("The platform says that the dataset takes offline events.", BetaDocs.OFFLINE_EVENTS)),
    BAT_1(error("Batches are small enough.", BetaDocs.CONVERSIONS_API)),
    CAPI_1(error("The conversions API is switched on with a token, and not for testing.", BetaDocs.CONVERSIONS_API)),
    CAPI_2(error("No access token is sent to this tool.", SERVICE)),
    CONS_1(error("Data processing options are complete.", BetaDocs.DATA_PROCESSING)),
    CONS_2(info("Hashing is not consent: whether people agreed is not verified.", SERVICE));

    private final RuleDescription description;

    ConversionRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
