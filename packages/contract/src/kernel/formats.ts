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
import type { Fault } from '@nidan/domain/text/fault';
import { schemaFault, type schemaFaults } from '@nidan/domain/faults/schema-faults';

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

type Check = (text: string) => boolean;

const checks = {
  uuid: (text) => uuid.test(text),
  'date-time': isInstant,
  date: isDate,
  'day-or-instant': (text) => isDate(text) || isInstant(text),
  // People. An empty text says that there is none.
  'patient-name': (text) => /\S/u.test(text) && isValidPatientName(text),
  username: isUsername,
  // Codes, which other records and files refer to.
  'catalogue-code': isCatalogueCode,
  'record-code': (text) => /^[A-Z0-9][A-Z0-9_.-]{0,39}$/u.test(text),
  'department-code': (text) => /^[A-Z0-9]{1,12}$/u.test(text),
  phone: isValidPhone,
  email: canNotifyByEmail,
  aadhaar: optional(isValidAadhaar),
  'abha-id': optional(isValidAbhaId),
  'srf-id': optional(isValidSrfId),
  passport: optional(isValidPassportNumber),
  pincode: optional(isValidPincode),
  // Firms and labs. An empty text says that there is none.
  gstin: optional(isValidGstin),
  pan: optional((text) => isRegistrationNumber('PAN', text)),
  cin: optional((text) => isRegistrationNumber('CIN', text)),
  tan: optional((text) => isRegistrationNumber('TAN', text)),
  msme: optional((text) => isRegistrationNumber('MSME', text)),
  ifsc: (text) => isRegistrationNumber('IFSC', text),
  'time-zone': isZone,
} as const satisfies Record<string, Check>;

type Format = keyof typeof checks;

/** Named string formats: one check and one fault each, used by the server's validation and by the forms. */
export const stringFormats = Object.fromEntries(
  Object.entries(checks).map(([name, check]) => [
    name,
    { check, fault: schemaFault(`not-${name as Format}` satisfies keyof typeof schemaFaults) },
  ]),
) as { readonly [Name in Format]: { readonly check: Check; readonly fault: Fault } };
