import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const english = 'apps/web/src/features/lab/samples/texts/samples-texts.ts';
const hindi = 'apps/web/src/features/lab/samples/texts/samples-texts-hi.ts';

test.each([
  ["start: 'Start anew',", english],
  ["refund: 'To give back ₹ {amount}',", english],
  ["cap: 'You may give up to {limit} here.',", english],
  ["leave: 'Give up',", english],
  ["aside: 'Set aside',", english],
  ["cash: 'Cash is told after you have counted it',", english],
  ["waits: 'waits',", english],
  ["cancel: 'It is posted back and keeps its number.',", english],
  ["off: 'Submit waits: the last day is before the first one',", english],
  ["refund: 'Give the rest back',", english],
  ["remove: 'The audit goes on telling that it was here.',", english],
  ["refund: '₹ {amount} is now to be given back',", english],
  ["remove: 'Throw away the held bill',", english],
  ["drop: 'Drop changes',", english],
  ["gone: 'Another tab went on with this bill',", english],
  ["open: 'एक अग्रिम बैंक की प्रतीक्षा में है',", hindi],
  ['needs: \'Your role lacks the right "bills, create"\',', english],
  ["kind: 'BILL_TEST',", english],
  ["name: 'holdReportForDues',", english],
  ['right: \'अधिकार "bills, create" चाहिए\',', hindi],
  ["start: 'नए सिरे से',", hindi],
  ["remove: 'होल्ड बिल फेंकें',", hindi],
  ["remove: 'होल्ड बिल टाका',", hindi.replace('-hi', '-mr')],
])('%s is not said to people', (line, path) => {
  expect(checkWords([{ path, text: `\n${line}` }])).toEqual([expect.stringContaining(`${path}:2: `)]);
});

test.each([
  ["start: 'New session',", english],
  ["'holdReportForDues.label': 'Hold reports for dues',", english],
  ["help: 'The role waits for {patientName}',", english],
  ["import { one } from './lab_setting-texts.ts';", english],
  ["kind: 'BILL_TEST',", 'apps/web/src/features/base/audit/audit-keys.ts'],
])('%s is', (line, path) => {
  expect(checkWords([{ path, text: line }])).toEqual([]);
});
