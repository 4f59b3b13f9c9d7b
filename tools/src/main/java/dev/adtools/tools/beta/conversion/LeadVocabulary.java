package dev.adtools.tools.beta.conversion;

import java.util.List;
import java.util.Set;

/** The platform's words for lead forms. */
final class LeadVocabulary {

    static final Set<String> LOCALES = Set.of(
            "AR_AR", "CS_CZ", "DA_DK", "DE_DE", "EL_GR", "EN_GB", "EN_US", "ES_ES", "ES_LA", "FI_FI", "FR_FR", "HE_IL",
            "HI_IN", "HU_HU", "ID_ID", "IT_IT", "JA_JP", "KO_KR", "NB_NO", "NL_NL", "PL_PL", "PT_BR", "PT_PT", "RO_RO",
            "RU_RU", "SV_SE", "TH_TH", "TR_TR", "VI_VN", "ZH_CN", "ZH_HK", "ZH_TW");

    static final String CUSTOM = "CUSTOM";

    /** Question types that ask how to reach a person. */
    static final Set<String> CONTACTS = Set.of(
            "EMAIL", "PHONE", "WORK_EMAIL", "WORK_PHONE_NUMBER", "USER_PROVIDED_PHONE_NUMBER", "WHATSAPP_NUMBER");

    /** Question types that ask for the number of an official document or for what the law protects. */
    static final Set<String> SENSITIVE_TYPES = Set.of(
            "ID_AR_DNI",
            "ID_CL_RUT",
            "ID_CO_CC",
            "ID_CPF",
            "ID_EC_CI",
            "ID_MX_RFC",
            "ID_PE_DNI",
            "MARITIAL_STATUS",
            "MILITARY_STATUS",
            "RELATIONSHIP_STATUS");

    static final List<String> OTHER_TYPES = List.of(
            "CITY",
            "COMPANY_NAME",
            "COUNTRY",
            "DATE_TIME",
            "DOB",
            "FIRST_NAME",
            "FULL_NAME",
            "GENDER",
            "JOB_TITLE",
            "JOIN_CODE",
            "LAST_NAME",
            "LOYALTY_ID",
            "MEMBERSHIP_ID",
            "MESSENGER",
            "PHONE_OTP",
            "POST_CODE",
            "PROVINCE",
            "SLIDER",
            "STATE",
            "STORE_LOOKUP",
            "STORE_LOOKUP_WITH_TYPEAHEAD",
            "STREET_ADDRESS",
            "THANK_YOU_PAGE",
            "VIN",
            "WEBSITE",
            "ZIP");

    /** Beginnings of words by which a custom question on health, money or identity is known. */
    static final List<String> SENSITIVE_WORDS = List.of(
            "bank account",
            "credit score",
            "debt",
            "diagnos",
            "disabilit",
            "disease",
            "driver's licen",
            "health",
            "illness",
            "income",
            "medical",
            "medication",
            "national id",
            "net worth",
            "passport",
            "pregnan",
            "salary",
            "social security");

    private LeadVocabulary() {}

    static boolean isType(String type) {
        return type.equals(CUSTOM)
                || CONTACTS.contains(type)
                || SENSITIVE_TYPES.contains(type)
                || OTHER_TYPES.contains(type);
    }
}
