import { expect, test } from 'vitest';
import type { ComparedPerson } from './duplicate-score.ts';
import { type AnnouncedCandidate, whoIsAnnounced } from './who-is-announced.ts';

const told: ComparedPerson = {
  name: 'Kalpana Joglekar',
  sex: 'F',
  ageDays: 44 * 365,
  birthdate: null,
  phones: ['9822011223'],
  abhaId: null,
  passportNumber: null,
  srfId: null,
  aadhaarLast4: null,
};
const registered = (
  patientId: string,
  other: Partial<ComparedPerson> = {},
  isOfCode = false,
): AnnouncedCandidate => ({ patientId, person: { ...told, ...other }, isOfCode });
const daughter = { name: 'Rohini Joglekar', ageDays: 15 * 365 };

test.each<[string, readonly AnnouncedCandidate[], ReturnType<typeof whoIsAnnounced>]>([
  ['nobody shares anything', [], { kind: 'new' }],
  ['one of the same phone, name and age', [registered('a')], { kind: 'known', patientId: 'a' }],
  [
    'beside her daughter on the same phone',
    [registered('a'), registered('b', daughter)],
    { kind: 'known', patientId: 'a' },
  ],
  ['the daughter alone', [registered('b', daughter)], { kind: 'new' }],
  ['two records of one name', [registered('a'), registered('c')], { kind: 'likely', patientIds: ['a', 'c'] }],
  [
    'a like name is asked about',
    [registered('a', { name: 'Kalpna Joglekar' })],
    { kind: 'likely', patientIds: ['a'] },
  ],
  [
    'an age some years apart is asked about',
    [registered('a', { ageDays: 49 * 365 })],
    { kind: 'likely', patientIds: ['a'] },
  ],
  ['the other sex is never certain', [registered('a', { sex: 'M' })], { kind: 'likely', patientIds: ['a'] }],
  [
    'a told code and a like name, whatever the phone',
    [registered('a', { phones: [], name: 'Kalpna Joglekar' }, true)],
    { kind: 'known', patientId: 'a' },
  ],
  [
    'a told code of the other sex is never certain',
    [registered('a', { sex: 'M' }, true)],
    { kind: 'likely', patientIds: ['a'] },
  ],
  [
    'a told code of somebody else is asked about',
    [registered('z', { phones: [], name: 'Leela Sawant' }, true)],
    { kind: 'likely', patientIds: ['z'] },
  ],
])('%s', (_what, candidates, expected) => {
  expect(whoIsAnnounced(told, candidates)).toEqual(expected);
});
