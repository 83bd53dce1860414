import { expect, it } from 'vitest';
import { ANY_SPECIMEN, type SpecimenOfTest, specimenFaults } from './specimen-of-test.ts';

const known = new Set(['SST', 'PLAIN', 'EDTA']);
const faults = (said: Partial<SpecimenOfTest>, isSingle = true) =>
  specimenFaults({ ...ANY_SPECIMEN, ...said }, { sampleType: isSingle ? 'SST' : null, isSingle, known });

it('a test may ask nothing, or all of it', () => {
  expect(faults({})).toEqual([]);
  expect(
    faults({
      leastVolumeUl: 600,
      alsoFits: ['PLAIN', 'EDTA'],
      storage: 'cool',
      stabilityHours: 72,
      refuseIf: 'haemolysed ++',
    }),
  ).toEqual([]);
});

it.each([
  [{ alsoFits: ['URINE'] }, 'alsoFits', 'has no sample type URINE'],
  [{ alsoFits: ['SST'] }, 'alsoFits', 'names its own kind of tube among the others'],
  [{ alsoFits: ['PLAIN', 'PLAIN'] }, 'alsoFits', 'has a kind of tube twice'],
  [{ storage: 'cool' }, 'stabilityHours', 'needs both where its specimen keeps and for how long, or neither'],
  [{ stabilityHours: 8 }, 'storage', 'needs both where its specimen keeps and for how long, or neither'],
] as const)('%j is refused at %s', (said, field, fault) => {
  expect(faults(said)).toMatchObject([{ field, fault: { msg: fault } }]);
});

it('a profile or package leaves it to its members', () => {
  expect(faults({}, false)).toEqual([]);
  expect(
    faults(
      { leastVolumeUl: 1, alsoFits: ['SST'], storage: 'cool', stabilityHours: 1, refuseIf: 'clot' },
      false,
    ).map(({ field }) => field),
  ).toEqual(['leastVolumeUl', 'alsoFits', 'storage', 'stabilityHours', 'refuseIf']);
});
