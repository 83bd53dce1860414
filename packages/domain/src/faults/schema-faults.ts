import { faultsFrom } from '../text/fault.ts';
import { MESSAGES } from '../text/messages.ts';

/** What the schema of a request finds, in the server and before sending. `not-…` are the named formats. */
export const schemaFaults = {
  'field-empty': 'Please fill in this field',
  'other-form': 'This value has another form',
  'value-not-allowed': 'This value is not allowed',
  'not-listed': 'Choose one of the listed values',
  'field-unknown': 'This field is not known',
  'not-storable': 'This text has a character that cannot be stored',
  'stands-twice': 'The same stands here twice',
  'too-long': 'At most {limit} characters',
  'too-short': 'At least {limit} characters',
  'too-few': 'At least {limit} needed',
  'too-many': 'At most {limit} allowed',
  'out-of-bounds': 'Must be {sign} {limit}',
  'not-multiple': 'Must be a multiple of {limit}',
  'other-type': 'Must be of type {type}',
  'not-uuid': 'This is not an id',
  'not-date-time': MESSAGES.date,
  'not-date': MESSAGES.date,
  'not-day-or-instant': MESSAGES.date,
  'not-patient-name': 'Please enter a valid name',
  'not-username': 'Use 3 to 40 small letters, digits, dots, hyphens or underscores, beginning with a letter',
  'not-catalogue-code': 'Use 1 to 20 capitals, digits or underscores, beginning with a capital',
  'not-record-code':
    'Use 1 to 40 capitals, digits, dots, hyphens or underscores, beginning with a capital or a digit',
  'not-department-code': 'Use 1 to 12 capitals or digits',
  'not-phone': MESSAGES.phone,
  'not-email': MESSAGES.email,
  'not-aadhaar': 'Please enter a valid Aadhaar number',
  'not-abha-id': 'Please enter a valid ABHA number or address',
  'not-srf-id': 'Please enter a valid SRF ID',
  'not-passport': 'Please enter a valid passport number',
  'not-pincode': 'Please enter a valid pincode',
  'not-gstin': 'Please enter a valid GSTIN',
  'not-pan': 'Please enter a valid PAN',
  'not-cin': 'Please enter a valid CIN',
  'not-tan': 'Please enter a valid TAN',
  'not-msme': 'Please enter a valid MSME number, such as UDYAM-MH-26-0123456',
  'not-ifsc': 'Please enter a valid IFSC',
  'not-time-zone': 'Please enter a time zone such as Asia/Kolkata',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of the schema. */
export const schemaFault = faultsFrom(schemaFaults);
