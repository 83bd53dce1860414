import { expect, it } from 'vitest';
import { cellOfFinding, firstTypable } from './typed-place.ts';

const fault = (column: string) => ({ column, found: 'x', reason: 'No' });
const typed = (column: string) => ({
  column,
  found: 'x',
  value: '12',
  typedBy: 'Ms M',
  typedAt: '2026-11-23T10:00:00.000Z',
});

it.each([
  [{ faults: [fault(''), fault('kind')], typed: [], typable: ['kind'] }, 'kind'],
  [{ faults: [fault('kind')], typed: [typed('code')], typable: ['code', 'kind'] }, 'kind'],
  [{ faults: [], typed: [typed('code')], typable: ['code'] }, 'code'],
  [{ faults: [fault('')], typed: [], typable: [] }, null],
])('%j is typed first in %s', (finding, column) => {
  expect(firstTypable(finding)).toBe(column);
});

it.each([
  [
    { faults: [fault('kind')], typed: [], typable: [], fixes: [] },
    { found: 'x', value: null },
  ],
  [
    { faults: [fault('kind')], typed: [typed('kind')], typable: [], fixes: [] },
    { found: 'x', value: '12' },
  ],
  [
    { faults: [], typed: [typed('code')], typable: [], fixes: [] },
    { found: '', value: null },
  ],
  [
    { faults: [], typed: [], typable: [], fixes: [{ column: 'kind', found: 'Test', used: 'test' }] },
    { found: 'Test', value: null },
  ],
])('of %j the kind is %j', (finding, cell) => {
  expect(cellOfFinding(finding, 'kind')).toEqual(cell);
});
