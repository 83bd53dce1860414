import { expect, test } from 'vitest';
import { type Measuring, measuredTwice } from './measured-twice.ts';

const line = (code: string, pricePaise: number, measures: string): Measuring => ({
  testId: `id ${code}`,
  code,
  pricePaise,
  measures: measures.split(' ').filter(Boolean),
});
const ELEC = line('ELEC', 35_000, 'NA K CL');
const KFT = line('KFT', 80_000, 'UREA CREA NA K CL');
const LFT = line('LFT', 70_000, 'ALT ALB');
const IRON = line('IRON', 60_000, 'FE ALB');

test.each([
  ['electrolytes after a kidney profile', [KFT, ELEC]],
  ['electrolytes before it', [ELEC, KFT]],
])('%s can go, for what they cost', (_, lines) => {
  expect(measuredTwice(lines)).toEqual([
    {
      testId: 'id ELEC',
      code: 'ELEC',
      other: 'KFT',
      shared: expect.arrayContaining(['NA', 'K', 'CL']),
      savedPaise: 35_000,
    },
  ]);
});

test('two that share a part are named, and neither can go', () => {
  expect(measuredTwice([LFT, IRON])).toEqual([
    { testId: 'id IRON', code: 'IRON', other: 'LFT', shared: ['ALB'], savedPaise: null },
  ]);
});

test('of two that measure the same the dearer can go', () => {
  const dear = line('ELEC2', 50_000, 'K NA CL');
  for (const lines of [
    [ELEC, dear],
    [dear, ELEC],
  ]) {
    expect(measuredTwice(lines)).toMatchObject([{ code: 'ELEC2', savedPaise: 50_000 }]);
  }
});

test('what measures nothing alike, or nothing at all, is no matter; what goes is named once', () => {
  expect(measuredTwice([KFT, LFT, line('XRAY', 1, ''), line('ECG', 1, '')])).toEqual([]);
  expect(measuredTwice([KFT, ELEC, line('RFT', 90_000, 'NA K CL')])).toHaveLength(2);
});
