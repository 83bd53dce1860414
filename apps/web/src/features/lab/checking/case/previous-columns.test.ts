import { expect, test } from 'vitest';
import { groupStarts } from '../../results/group-starts.ts';
import { previousVisits, trendOf, valueAtVisit } from './previous-columns.ts';
import { testParameter, testPrevious } from '../../results/test-sheet.ts';

const october = testPrevious({ value: '9.4', at: '2026-10-12T03:00:00Z', labNo: 'B' });
const march = testPrevious({ value: '10.2', at: '2026-03-02T03:00:00Z', labNo: 'A' });
const hb = testParameter({ previous: [october, march] });

const of = (parameterId: string, group: string | null) => ({ parameterId, group });

test('the latest three visits of all parameters stand in columns, latest first', () => {
  const later = testPrevious({ at: '2026-11-01T03:00:00Z', labNo: 'C' });
  const old = testPrevious({ at: '2025-01-01T03:00:00Z', labNo: 'old' });
  const rbc = testParameter({ code: 'RBC', previous: [later, october, old] });
  const visits = previousVisits([hb, rbc]);
  expect(visits.map(({ labNo }) => labNo)).toEqual(['C', 'B', 'A']);
  expect(visits.map((visit) => valueAtVisit(hb, visit)?.value)).toEqual([undefined, '9.4', '10.2']);
});

test('a visit of several tubes has the time of the first', () => {
  const laterTube = testPrevious({ at: '2026-10-12T09:00:00Z', labNo: 'B' });
  expect(previousVisits([testParameter({ previous: [laterTube] }), hb])[0]?.at).toBe(october.at);
});

test('the trend goes from the oldest to the current value and skips words', () => {
  const words = { ...testPrevious({ value: 'clotted', labNo: 'W' }), numeric: null };
  const parameter = testParameter({ previous: [october, words, march] });
  expect(trendOf(parameter, 7.9)).toEqual([10.2, 9.4, 7.9]);
  expect(trendOf(parameter, null)).toEqual([10.2, 9.4]);
});

test('a group is named where it starts, and again when it is met again', () => {
  const starts = groupStarts([
    of('a', 'Red cells'),
    of('b', 'Red cells'),
    of('c', null),
    of('d', 'Platelets'),
    of('e', 'Red cells'),
  ]);
  expect([...starts]).toEqual([
    ['a', 'Red cells'],
    ['d', 'Platelets'],
    ['e', 'Red cells'],
  ]);
});
