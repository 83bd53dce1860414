import { expect, test } from 'vitest';
import { recallCallText } from './recall-call.ts';

const about = { patient: 'Mrs. Sunita Deshpande', test: 'TSH', measuredOn: '28/11/2026', labNo: 'KT-12' };

test.each([
  [true, 'Please do not act on this result'],
  [false, 'The report is not released yet'],
])('a call about a recalled lot names person, test and day (report released: %s)', (hasReport, says) => {
  const text = recallCallText({ ...about, hasReport });
  expect(text).toContain('Mrs. Sunita Deshpande: TSH of 28/11/2026 (KT-12)');
  expect(text).toContain(says);
});

test('a call without a name speaks of the patient', () => {
  expect(recallCallText({ ...about, patient: '', hasReport: true })).toContain('For the patient: TSH');
});
