import type { Language } from '../enumerations/bills.ts';
import type { CustomerWords } from './customer-word-list.ts';
import { customerWordsHi } from './customer-words-hi.ts';
import { customerWordsMr } from './customer-words-mr.ts';

const customerWordsEn: CustomerWords = {
  title: 'Your tests',
  call: 'Call the lab',
  updated: 'As of {time}',
  ready: '{ready} of {all} tests ready',
  allReady: 'All tests are ready',
  noneLeft: 'Every test is cancelled',
  allBy: 'All by {time}',
  steps: { paid: 'Paid', sample: 'Sample', atLab: 'At lab', testing: 'Testing', ready: 'Ready' },
  now: 'now',
  tests: 'Tests',
  testStates: {
    notGiven: 'Sample not given yet',
    onTheWay: 'Sample is on its way',
    testing: 'Being tested',
    checking: 'A doctor is checking it',
    ready: 'Ready',
    canceled: 'Cancelled',
  },
  by: 'by {time}',
  confidential: 'Test {number}',
  report: 'Report',
  reportPages: 'PDF of {time}',
  reportDigits: 'Last 4 digits of your phone',
  amended: 'Amended. Please use this one',
  open: 'Open',
  inPerson: 'Please collect this report from the lab in person.',
  held: 'The lab is holding this report. Please call.',
  heldForDue: 'The report opens once the bill is paid.',
  heldForRest: 'The report opens once all tests are ready.',
  noPhone: 'The lab has no phone number of yours. Please ask for the report there.',
  digitsWrong: 'These are not the last 4 digits. {left} tries left.',
  digitsLocked: 'Too many tries. Try again at {time}, or call the lab.',
  rendering: 'The report is being made. Try again in a minute.',
  bill: 'Bill',
  openBill: 'Open the bill',
  paid: 'Paid {amount}',
  due: 'Left to pay',
  notHeld: 'Your report is not held for it.',
  byAgency: 'Charged to {agency}.',
  pay: 'Pay {amount} by UPI',
  payAsked: 'The payment page is being opened. This page loads again by itself.',
  payFailed: 'Paying here does not work now. Please pay at the lab.',
  payNotice: 'The lab sees the payment in its account and writes it on the bill.',
  ask: 'Ask on WhatsApp',
  worksUntil: 'This page works until {date}.',
};

/** The words of the patient's page in each language. */
export const CUSTOMER_WORDS: Readonly<Record<Language, CustomerWords>> = {
  en: customerWordsEn,
  hi: customerWordsHi,
  mr: customerWordsMr,
};
