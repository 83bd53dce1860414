import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const path = 'apps/web/src/features/lab/samples/texts/samples-texts.ts';
/** A text that says this in one language. */
const inEnglish = (said: string): string => `key: [${said}, 'हाँ', 'हो'],`;
const inHindi = (said: string): string => `key: ['Yes', ${said}, 'हो'],`;
const inMarathi = (said: string): string => `key: ['हाँ', ${said}],`;

test.each([
  inEnglish("'Start anew'"),
  inEnglish("'To give back ₹ {amount}'"),
  inEnglish("'You may give up to {limit} here.'"),
  inEnglish("'Give up'"),
  inEnglish("'Set aside'"),
  inEnglish("'Cash is told after you have counted it'"),
  inEnglish("'waits'"),
  inEnglish("'It is posted back and keeps its number.'"),
  inEnglish("'Submit waits: the last day is before the first one'"),
  inEnglish("'Give the rest back'"),
  inEnglish("'The audit goes on telling that it was here.'"),
  inEnglish("'₹ {amount} is now to be given back'"),
  inEnglish("'Throw away the held bill'"),
  inEnglish("'Drop changes'"),
  inEnglish("'Another tab went on with this bill'"),
  inHindi("'एक अग्रिम बैंक की प्रतीक्षा में है'"),
  inEnglish('\'Your role lacks the right "bills, create"\''),
  inEnglish("'BILL_TEST'"),
  inEnglish("'holdReportForDues'"),
  inHindi('\'अधिकार "bills, create" चाहिए\''),
  inHindi("'नए सिरे से'"),
  inHindi("'होल्ड बिल फेंकें'"),
  inMarathi("'होल्ड बिल टाका'"),
])('%s is not said to people', (line) => {
  expect(checkWords([{ path, text: `\n${line}` }])).toEqual([expect.stringContaining(`${path}:2: `)]);
});

test.each([
  [inEnglish("'New session'"), path],
  ["'holdReportForDues.label': ['Hold reports for dues', 'होल्ड', 'होल्ड'],", path],
  [inEnglish("'The role waits for {patientName}'"), path],
  ["import { one } from './lab_setting-texts.ts';", path],
  [inEnglish("'BILL_TEST'"), 'apps/web/src/features/base/audit/audit-keys.ts'],
])('%s is', (line, where) => {
  expect(checkWords([{ path: where, text: line }])).toEqual([]);
});
