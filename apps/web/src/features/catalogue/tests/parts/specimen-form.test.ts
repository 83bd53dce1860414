import { ANY_SPECIMEN } from '@nidan/domain/catalogue/specimen-of-test';
import { expect, it } from 'vitest';
import { fieldsOfSpecimen, type SpecimenForm, unreadOfSpecimen } from './specimen-form.ts';

const EMPTY: SpecimenForm = { leastVolume: '', alsoFits: [], storage: '', keeps: '', refuseIf: '' };

it('an empty form asks nothing', () => {
  expect(fieldsOfSpecimen(EMPTY)).toEqual(ANY_SPECIMEN);
  expect(unreadOfSpecimen(EMPTY)).toEqual([]);
});

it('says what is typed, and no tube that is not chosen', () => {
  const typed: SpecimenForm = {
    leastVolume: ' 600 ',
    alsoFits: ['plain', ''],
    storage: 'cool',
    keeps: '72',
    refuseIf: ' haemolysed ++ ',
  };
  expect(fieldsOfSpecimen(typed)).toEqual({
    leastVolumeUl: 600,
    alsoFits: ['plain'],
    storage: 'cool',
    stabilityHours: 72,
    refuseIf: 'haemolysed ++',
  });
});

it.each([
  [{ leastVolume: '0.6 mL' }, ['leastVolume']],
  [{ leastVolume: '-1', keeps: '3 d' }, ['leastVolume', 'keeps']],
])('of %j these are no numbers: %j', (typed, fields) => {
  expect(unreadOfSpecimen({ ...EMPTY, ...typed })).toEqual(fields);
});
