import { CATALOGUE_CODE_PATTERN } from '@nidan/domain/catalogue/catalogue-code';

const CODE = new RegExp(CATALOGUE_CODE_PATTERN, 'u');

/** Whether what is typed can be the short code of a test or parameter. */
export function isCatalogueCode(typed: string): boolean {
  return CODE.test(typed);
}
