import { describe, expect, it } from 'vitest';
import { actionLabel, eventChanges, fieldLabel, idsIn } from './event-changes.ts';

const id = '019a0000-0000-7000-8000-00000000abcd';
const other = '019a0000-0000-7000-8000-00000000ffff';
const reading = { zone: 'Asia/Kolkata', nameOf: (one: string) => (one === id ? 'Dr. Rao' : null) };
const changes = (entityKind: string, before: unknown, after: unknown) =>
  eventChanges({ entityKind, before, after }, reading).map(({ label, ...sides }) => [
    label,
    sides.before,
    sides.after,
  ]);

describe('an event reads as what changed', () => {
  it.each([
    [
      'money in whole rupees',
      'BILL',
      { discountPaise: 0 },
      { discountPaise: 12_345_600 },
      [['Discount', '₹0', '₹1,23,456']],
    ],
    [
      'states by their labels',
      'BILL_SAMPLE',
      { status: 'notCollected' },
      { status: 'collected' },
      [['Status', 'not collected', 'collected']],
    ],
    [
      'a state that the set does not have as it stands',
      'REPORT',
      { status: 'FINAL' },
      { status: 'AMENDED' },
      [['Status', 'FINAL', 'AMENDED']],
    ],
    [
      'ids by what they stand for',
      'BILL',
      { doctor_id: id },
      { doctor_id: other },
      [['Doctor', 'Dr. Rao', '…00ffff']],
    ],
    [
      'times in the zone of the lab',
      'USER',
      null,
      { until: '2026-11-20T18:30:00.000Z' },
      [['Until', null, '21/11/2026 00:00:00']],
    ],
    [
      'values of results by their codes',
      'BILL_TEST',
      { values: { HB: '13.4', PLT: null } },
      { values: { HB: '13.1', PLT: '250' } },
      [
        ['HB', '13.4', '13.1'],
        ['PLT', null, '250'],
      ],
    ],
    [
      'lists in one line',
      'BILL',
      { tests: ['CBC'] },
      { tests: ['CBC', 'LFT'] },
      [['Tests', 'CBC', 'CBC, LFT']],
    ],
    [
      'lists of things by their parts',
      'BILL',
      { tests: [{ billTestId: id, state: 'pending' }] },
      { tests: [] },
      [['Tests', 'Dr. Rao result pending', null]],
    ],
    ['yes and no', 'USER', { isDemoUser: false }, { isDemoUser: true }, [['Is demo user', 'no', 'yes']]],
    ['nothing as nothing', 'PATIENT', { city: '' }, { city: 'Pune' }, [['City', null, 'Pune']]],
    ['what was made without a before', 'PATIENT', null, { name: 'Asha' }, [['Name', null, 'Asha']]],
  ] as const)('%s', (...[, kind, before, after, expected]) => {
    expect(changes(kind, before, after)).toEqual(expected);
  });

  it('and leaves out what stayed', () => {
    expect(changes('PATIENT', { city: 'Pune', name: 'A' }, { city: 'Pune', name: 'B' })).toEqual([
      ['Name', 'A', 'B'],
    ]);
    expect(changes('PATIENT', null, null)).toEqual([]);
    expect(changes('PATIENT', 'text', 7)).toEqual([]);
  });
});

it.each([
  ['discountPaise', 'Discount'],
  ['name_title', 'Name title'],
  ['locationIds', 'Location'],
  ['id', 'Id'],
  ['markPrinted', 'Mark printed'],
])('%s reads %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
  expect(actionLabel(field)).toBe(label);
});

it('finds every id, however deep', () => {
  expect(idsIn({ a: [{ b: id }, other], c: 'x', d: null })).toEqual([id, other]);
});
