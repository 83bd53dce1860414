import type { SampleTypeView } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { expect, test } from 'vitest';
import { billTableRows } from './bill-table-rows.ts';
import { drawOrder } from '../../register/draw-order.ts';
import { recentTest } from '../../register/recent-test.ts';
import { meantTest, onlyOne } from '../../register/quick-line/resolve-typed.ts';
import { testLine, testPackage } from '../../register/test-line.ts';

const cbc = testLine('CBC');

test('tubes stand once, in order of draw, with their volume', () => {
  const kinds = [{ code: 'EDTA', volumeMl: 2 }] as SampleTypeView[]; // as: codes and volumes are all that is read
  expect(drawOrder([cbc, testPackage('FEVB', [cbc])], kinds)).toEqual([
    { code: 'SST', cap: 'SST', name: 'Serum gel tube', volumeMl: null },
    { code: 'EDTA', cap: 'EDTA', name: 'K2 EDTA tube', volumeMl: 2 },
  ]);
});

test('a test is a repeat when it was run within 24 hours, also inside a package', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const visit = (at: string): PatientVisit => ({
    billId: at,
    labNo: 'KT2011260001',
    at,
    lines: [],
    testIds: [cbc.testId],
    state: 'checked',
    stateLabel: 'checked',
    netPaise: 0,
    duePaise: 0,
  });
  const recent = '2026-11-19T10:00:01.000Z';
  expect(recentTest(cbc, [visit(recent)], now)).toEqual({ labNo: 'KT2011260001', at: recent });
  expect(recentTest(testPackage('FEVB', [cbc]), [visit(recent)], now)).not.toBeNull();
  expect(recentTest(cbc, [visit('2026-11-19T10:00:00.000Z')], now)).toBeNull();
  expect(recentTest(testLine('LFT'), [visit(recent)], now)).toBeNull();
});

test('a typed code means its test, a typed name only when one has it', () => {
  const tests = [cbc, testLine('CBCX')];
  expect(meantTest('cbc', tests)).toEqual({ is: 'one', item: cbc });
  expect(meantTest('cb', tests)).toEqual({ is: 'many', count: 2 });
  const hemogram = testLine('CBC', { shortCodes: ['HEMOGRAM', 'CBCX'] });
  expect(meantTest('Hemogram', [testLine('HEM'), hemogram])).toEqual({ is: 'one', item: hemogram });
  expect(meantTest('hemo', [testLine('HEMOX'), hemogram])).toEqual({ is: 'many', count: 2 });
  expect(meantTest('cb', [cbc])).toEqual({ is: 'one', item: cbc });
  expect(onlyOne([])).toEqual({ is: 'none' });
});

test('a package shows its tests below it, a plain test stands in its own row', () => {
  const lines = [
    { lineId: 'a', kind: 'test', tests: [{ bill_test_id: 'a1' }] },
    { lineId: 'b', kind: 'package', tests: [{ bill_test_id: 'b1' }, { bill_test_id: 'b2' }] },
  ] as unknown as BillLineView[]; // as: ids and kinds are all that is read
  expect(billTableRows(lines).map(({ key, isLine, test: own }) => [key, isLine, own?.bill_test_id])).toEqual([
    ['a', true, 'a1'],
    ['b', true, undefined],
    ['b1', false, 'b1'],
    ['b2', false, 'b2'],
  ]);
});
