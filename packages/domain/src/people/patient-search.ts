import { asciiDigits } from '../text/ascii-digits.ts';

/** What a search text looks for; `value` is the text as it is stored. */
export interface PatientSearch {
  readonly by: 'phone' | 'patient_code' | 'abha_id' | 'srf_id' | 'name';
  readonly value: string;
}

const PHONE_WITH_PREFIX = /^(?:\+?91(?=\d{10}$)|0(?=\d{10}$))/u;
const ABHA_ADDRESS = /^[\w.]{3,}@(?:abdm|sbx)$/iu;
const CODE = /^(?=.*\d)[A-Za-z]+[A-Za-z0-9/-]*$/u;
const ABHA_DIGITS = 14;
const SRF_DIGITS = 13;
const PHONE_DIGITS = 10;

/**
 * Tells by its shape what a search text is: 14 digits or x@abdm an ABHA id, 13 digits an SRF id, up to 10 digits (after +91 or 0) a
 * phone number or its beginning, letters with digits in one word a patient code, everything else a name. Digits of Indian scripts count.
 */
export function parsePatientSearch(text: string): PatientSearch {
  const typed = asciiDigits(text).trim();
  if (ABHA_ADDRESS.test(typed)) return { by: 'abha_id', value: typed.toLowerCase() };
  const joined = typed.replace(/[\s-]/gu, '');
  if (/^\+?\d+$/u.test(joined)) return searchOfDigits(joined);
  if (CODE.test(typed)) return { by: 'patient_code', value: typed.toUpperCase() };
  return { by: 'name', value: text.trim() };
}

function searchOfDigits(joined: string): PatientSearch {
  const phone = joined.replace(PHONE_WITH_PREFIX, '');
  if (/^\d+$/u.test(phone) && phone.length <= PHONE_DIGITS) return { by: 'phone', value: phone };
  if (joined.length === ABHA_DIGITS) return { by: 'abha_id', value: joined };
  if (joined.length === SRF_DIGITS) return { by: 'srf_id', value: joined };
  return { by: 'patient_code', value: joined };
}
