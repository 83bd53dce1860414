/** Short code of a test or parameter, as bills, formulas and files name it: a capital first, at most 20 characters. */
export const CATALOGUE_CODE_PATTERN = '^[A-Z][A-Z0-9_]{0,19}$';

const CODE = new RegExp(CATALOGUE_CODE_PATTERN, 'u');

/** Whether a text can be the short code of a test or parameter. */
export function isCatalogueCode(text: string): boolean {
  return CODE.test(text);
}
