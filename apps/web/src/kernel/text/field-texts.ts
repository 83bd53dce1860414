import { MESSAGES } from '@nidan/domain/text/messages';
import { DATES_MESSAGES } from '@nidan/domain/time/asked-dates';
import { defineTexts } from './define-texts.ts';
import { wordsOf } from './words-of.ts';

/** What is wrong with a field, as the server and the check before sending say it in English. */
export const fieldTexts = defineTexts({
  empty: 'Please fill in this field',
  otherForm: 'This value has another form',
  notAllowed: 'This value is not allowed',
  notListed: 'Choose one of the listed values',
  notKnown: 'This field is not known',
  notStorable: 'This text has a character that cannot be stored',
  twice: 'The same stands here twice',
  atMostCharacters: 'At most {limit} characters',
  atLeastCharacters: 'At least {limit} characters',
  atLeast: 'At least {limit} needed',
  atMost: 'At most {limit} allowed',
  bound: 'Must be {sign} {limit}',
  multiple: 'Must be a multiple of {limit}',
  otherType: 'Must be of type {type}',
  id: 'This is not an id',
  date: MESSAGES.date,
  name: 'Please enter a valid name',
  username: 'Use 3 to 40 small letters, digits, dots, hyphens or underscores, beginning with a letter',
  catalogueCode: 'Use 1 to 20 capitals, digits or underscores, beginning with a capital',
  codeTaken: '{code} stands for {test} already',
  recordCode:
    'Use 1 to 40 capitals, digits, dots, hyphens or underscores, beginning with a capital or a digit',
  departmentCode: 'Use 1 to 12 capitals or digits',
  phone: MESSAGES.phone,
  nameAndPhone: 'Enter a name and a phone number of at least 8 digits',
  email: MESSAGES.email,
  aadhaar: 'Please enter a valid Aadhaar number',
  abha: 'Please enter a valid ABHA number or address',
  srf: 'Please enter a valid SRF ID',
  passport: 'Please enter a valid passport number',
  pincode: 'Please enter a valid pincode',
  gstin: 'Please enter a valid GSTIN',
  msme: 'Please enter a valid MSME number, such as UDYAM-MH-26-0123456',
  ifsc: 'Please enter a valid IFSC',
  pan: 'Please enter a valid PAN',
  cin: 'Please enter a valid CIN',
  tan: 'Please enter a valid TAN',
  zone: 'Please enter a time zone such as Asia/Kolkata',
  age: 'Please enter a valid age',
  ageOrBirth: 'Please enter the age or the date of birth',
  wholeRupees: 'Whole rupees only',
  decimals: 'At most two decimals',
  titleAndSex: 'The title {title} does not fit the sex',
  panOfGstin: 'The GSTIN names the PAN {pan}',
  dayOver: 'Choose a day that is over: {last} or earlier',
  dayToCome: 'This day is still to come',
  lastBeforeFirst: DATES_MESSAGES.order,
  dateRangeUnknown: DATES_MESSAGES.unknown,
  daysOfRange: DATES_MESSAGES.presetWithDays,
  rangeWithoutDays: DATES_MESSAGES.noDays,
  otherPerson: 'Choose another person',
  otherPassword: 'Choose another password than the present one',
  columnMissing: 'The column "{column}" is missing',
  discountCorrected: `${MESSAGES.discount.overLimit}. ${MESSAGES.discount.contactAdmin}`,
  fileOfOther: 'This file was not attached here; attach it again',
}).translated({
  hi: async () => (await import('./field-texts-hi.ts')).fieldTextsHi,
  mr: async () => (await import('./field-texts-mr.ts')).fieldTextsMr,
});

/** The message of a field in the language of the screens; one that is not known stays as it was said. */
export const fieldWords = wordsOf(fieldTexts);
