/** Short code of a test or parameter, as bills, formulas and files name it: a capital first, at most 20 characters. */
export const CATALOGUE_CODE_PATTERN = '^[A-Z][A-Z0-9_]{0,19}$';
