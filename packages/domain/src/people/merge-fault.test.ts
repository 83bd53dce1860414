import { expect, test } from 'vitest';
import { mergeFault, type MergedPerson } from './merge-fault.ts';

const alone: MergedPerson = {
  patientId: 'survivor',
  sex: 'F',
  primaryPatientId: null,
  motherPatientId: null,
  hasCompanions: false,
  hasChildren: false,
};
const other: MergedPerson = { ...alone, patientId: 'merged' };

test.each<[string, Partial<MergedPerson>, Partial<MergedPerson>, ReturnType<typeof mergeFault>]>([
  ['two who are alone', {}, {}, null],
  ['a companion by the primary patient', {}, { primaryPatientId: 'survivor' }, null],
  ['the head of a family by another', { hasCompanions: true }, { hasCompanions: true }, null],
  ['a mother by a woman', {}, { hasChildren: true }, null],
  ['the child by the mother', {}, { motherPatientId: 'survivor' }, 'motherAndChild'],
  ['the mother by the child', { motherPatientId: 'merged' }, {}, 'motherAndChild'],
  ['a mother by a man', { sex: 'M' }, { hasChildren: true }, 'motherIsMale'],
  [
    'the primary patient by the companion',
    { primaryPatientId: 'merged' },
    { hasCompanions: true },
    'companionsOfCompanion',
  ],
])('%s', (...[, survivor, merged, fault]) => {
  expect(mergeFault({ ...alone, ...survivor }, { ...other, ...merged })).toBe(fault);
});
