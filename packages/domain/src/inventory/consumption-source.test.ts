import { expect, test } from 'vitest';
import { STOCK_CATEGORIES } from '../enumerations/inventory.ts';
import { MAP_SUBJECTS, mapSubjectFault } from './consumption-source.ts';

const none = { testId: null, parameterId: null, sampleTypeId: null, machineId: null, eventKind: null };

test.each(STOCK_CATEGORIES.filter((category) => category !== 'sample_type'))(
  'a map of the category %s names no type of sample',
  (category) => {
    const { must } = MAP_SUBJECTS[category];
    const full = { ...none, ...Object.fromEntries(must.map((field) => [field, 'some'])) };
    expect(mapSubjectFault(category, { ...full, sampleTypeId: 'serum' })).toMatchObject({
      field: 'sampleTypeId',
      msg: `A map of the category ${category} does not name this`,
    });
  },
);

test.each(STOCK_CATEGORIES)('a map of the category %s names what it must and no more', (category) => {
  const { must } = MAP_SUBJECTS[category];
  const full = { ...none, ...Object.fromEntries(must.map((field) => [field, 'some'])) };
  expect(mapSubjectFault(category, full)).toBeNull();
  for (const field of must) expect(mapSubjectFault(category, { ...full, [field]: null })?.field).toBe(field);
});
