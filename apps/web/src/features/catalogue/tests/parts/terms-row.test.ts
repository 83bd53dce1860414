import { expect, it } from 'vitest';
import { newTermsRow, rowsOfTerms, termsOfRow } from './terms-row.ts';

const said = { isOffered: false, tatHours: 30.5, method: 'Capillary', machineId: 'xn' };
const location = (locationId: string, terms: typeof said | null) => ({
  locationId,
  name: locationId,
  isEnabled: true,
  terms,
  holds: {
    isOffered: { value: true, rule: 'test' as const },
    tatHours: { value: 12, rule: 'test' as const },
    method: { value: '', rule: 'test' as const },
    machineId: { value: null, rule: 'test' as const },
  },
});

it('shows the locations that have terms, and gives back what they say', () => {
  const rows = rowsOfTerms({ locations: [location('wakad', said), location('aundh', null)] });
  expect(rows).toEqual([
    { locationId: 'wakad', isOffered: false, hours: '30.5', method: 'Capillary', machineId: 'xn' },
  ]);
  expect(rows.map(termsOfRow)).toEqual([{ locationId: 'wakad', ...said }]);
});

it.each([
  ['', null],
  [' 6 ', 6],
  ['0.5', 0.5],
])('reads %o hours as %o', (hours, tatHours) => {
  const terms = termsOfRow({ ...newTermsRow('wakad'), hours });
  expect(terms).toEqual({ locationId: 'wakad', isOffered: true, tatHours, method: null, machineId: null });
});

it.each([['0'], ['-2'], ['six'], ['10000']])('does not read %o hours', (hours) => {
  expect(termsOfRow({ ...newTermsRow('wakad'), hours })).toBeNull();
});
