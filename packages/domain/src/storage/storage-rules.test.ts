import { expect, test } from 'vitest';
import { LAB_SETTINGS } from '../settings/lab-settings.ts';
import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import { BAG_COLOURS, faultOfDisposal, METHODS_OF_BAG } from './disposal-rules.ts';
import { KEEP_DAYS_SETTING, keepUntil, retentionClassOf } from './retention.ts';
import { hasPositions, mayStandIn, STORAGE_KINDS } from './storage-kinds.ts';
import { mayNeedTube, waitsForFirstResult, wantsTube } from './storing-rules.ts';

test('what stands in what', () => {
  const pairs = STORAGE_KINDS.flatMap((kind) =>
    STORAGE_KINDS.filter((parent) => mayStandIn(kind, parent)).map((parent) => `${kind} in ${parent}`),
  );
  expect(pairs).toEqual([
    'device in room',
    'shelf in room',
    'shelf in device',
    'rack in room',
    'rack in device',
    'rack in shelf',
    'box in device',
    'box in shelf',
    'box in rack',
  ]);
  expect(STORAGE_KINDS.filter((kind) => mayStandIn(kind, null))).toEqual(['room']);
  expect(STORAGE_KINDS.filter(hasPositions)).toEqual(['rack', 'box']);
});

test.each([
  ['Serum', 'serum', 7],
  ['Fluoride plasma, fasting', 'serum', 7],
  ['EDTA plasma', 'serum', 7],
  ['EDTA whole blood', 'wholeBlood', 2],
  ['Urine, random', 'urine', 1],
  ['Cerebrospinal fluid', 'fluid', 7],
  ['Smear', 'slide', 30],
  ['Tissue', 'tissue', 28],
  ['Paraffin block', 'block', 3650],
  ['Pus or swab', 'other', 7],
] as const)('%s is kept as %s, for %i days unless the lab says otherwise', (specimen, kept, days) => {
  expect(retentionClassOf(specimen)).toBe(kept);
  expect(LAB_SETTINGS[KEEP_DAYS_SETTING[kept]].default).toBe(days);
});

test('a tube is disposed of from the moment on until which it is kept, and with no open test', () => {
  const stored = new Date('2026-11-20T06:50:00Z');
  const until = keepUntil(stored, 7);
  expect(until).toEqual(new Date('2026-11-27T06:50:00Z'));
  const before = new Date(until.getTime() - 1);
  expect(faultOfDisposal({ keepUntil: until, openTests: 0 }, before)).toBe('too early');
  expect(faultOfDisposal({ keepUntil: until, openTests: 0 }, until)).toBeNull();
  expect(faultOfDisposal({ keepUntil: until, openTests: 1 }, until)).toBe('tests open');
});

test('every bag has a method, and nothing of plastic, sharps or glass is burnt', () => {
  for (const colour of BAG_COLOURS) expect(METHODS_OF_BAG[colour]).not.toEqual([]);
  const burnt = BAG_COLOURS.filter((colour) => METHODS_OF_BAG[colour].includes('incineration'));
  expect(burnt).toEqual(['yellow']);
});

function statesThat(rule: (state: BillTestState) => boolean): string {
  return billTest.stateNames.filter(rule).join(', ');
}

test('a test before its first result holds its tube back, one that is measured again fetches it', () => {
  expect(statesThat(waitsForFirstResult)).toBe('ncollected, naccessioned, pending, deptaccessioned');
  expect(statesThat(wantsTube)).toBe('ncollected, naccessioned, pending, deptaccessioned, rerun');
  expect(billTest.stateNames.filter((state) => !mayNeedTube(state))).toEqual(['checked', 'canceled']);
});
