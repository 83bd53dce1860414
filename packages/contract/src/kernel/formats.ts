import { isCatalogueCode } from '@nidan/domain/catalogue/catalogue-code';
import { isValidAadhaar } from '@nidan/domain/people/aadhaar';
import { isRegistrationNumber } from '@nidan/domain/tax/registration-numbers';
import { isValidGstin } from '@nidan/domain/tax/gstin';
import { isZone } from '@nidan/domain/time/zone';
import { isValidAbhaId } from '@nidan/domain/people/abha-id';
import { canNotifyByEmail } from '@nidan/domain/people/email';
import { isValidPatientName } from '@nidan/domain/people/names/name-text';
import { isValidPassportNumber } from '@nidan/domain/people/passport-number';
import { isValidPhone } from '@nidan/domain/people/phone';
import { isValidPincode } from '@nidan/domain/people/pincode';
import { isValidSrfId } from '@nidan/domain/people/srf-id';
import { isUsername } from '@nidan/domain/identity/username';
import { MESSAGES } from '@nidan/domain/text/messages';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/;
const date = /^(\d{4})-(\d{2})-(\d{2})$/;

function isDate(text: string): boolean {
  const match = date.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1800) return false;
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

function isInstant(text: string): boolean {
  return instant.test(text) && !Number.isNaN(Date.parse(text));
}

function optional(check: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || check(text);
}

interface StringFormat {
  readonly check: (text: string) => boolean;
  readonly msg: string;
}

/** Named string formats: one check and one message each, used by the server's validation and by the forms. */
export const stringFormats = {
  uuid: { check: (text) => uuid.test(text), msg: 'This is not an id' },
  'date-time': { check: isInstant, msg: MESSAGES.date },
  date: { check: isDate, msg: MESSAGES.date },
  'day-or-instant': { check: (text) => isDate(text) || isInstant(text), msg: MESSAGES.date },
  // People. An empty text says that there is none.
  'patient-name': {
    check: (text) => /\S/u.test(text) && isValidPatientName(text),
    msg: 'Please enter a valid name',
  },
  username: {
    check: isUsername,
    msg: 'Use 3 to 40 small letters, digits, dots, hyphens or underscores, beginning with a letter',
  },
  // Codes, which other records and files refer to.
  'catalogue-code': {
    check: isCatalogueCode,
    msg: 'Use 1 to 20 capitals, digits or underscores, beginning with a capital',
  },
  'record-code': {
    check: (text) => /^[A-Z0-9][A-Z0-9_.-]{0,39}$/u.test(text),
    msg: 'Use 1 to 40 capitals, digits, dots, hyphens or underscores, beginning with a capital or a digit',
  },
  'department-code': {
    check: (text) => /^[A-Z0-9]{1,12}$/u.test(text),
    msg: 'Use 1 to 12 capitals or digits',
  },
  phone: { check: isValidPhone, msg: MESSAGES.phone },
  email: { check: canNotifyByEmail, msg: MESSAGES.email },
  aadhaar: { check: optional(isValidAadhaar), msg: 'Please enter a valid Aadhaar number' },
  'abha-id': { check: optional(isValidAbhaId), msg: 'Please enter a valid ABHA number or address' },
  'srf-id': { check: optional(isValidSrfId), msg: 'Please enter a valid SRF ID' },
  passport: { check: optional(isValidPassportNumber), msg: 'Please enter a valid passport number' },
  pincode: { check: optional(isValidPincode), msg: 'Please enter a valid pincode' },
  // Firms and labs. An empty text says that there is none.
  gstin: { check: optional(isValidGstin), msg: 'Please enter a valid GSTIN' },
  pan: { check: optional((text) => isRegistrationNumber('PAN', text)), msg: 'Please enter a valid PAN' },
  cin: { check: optional((text) => isRegistrationNumber('CIN', text)), msg: 'Please enter a valid CIN' },
  tan: { check: optional((text) => isRegistrationNumber('TAN', text)), msg: 'Please enter a valid TAN' },
  msme: {
    check: optional((text) => isRegistrationNumber('MSME', text)),
    msg: 'Please enter a valid MSME number, such as UDYAM-MH-26-0123456',
  },
  ifsc: { check: (text) => isRegistrationNumber('IFSC', text), msg: 'Please enter a valid IFSC' },
  'time-zone': { check: isZone, msg: 'Please enter a time zone such as Asia/Kolkata' },
} as const satisfies Record<string, StringFormat>;
