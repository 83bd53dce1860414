import { masterData } from '@nidan/domain/status-sets/master-data';
import { expect, test } from 'vitest';
import { specimenOptions } from './specimen-options.ts';

const { enabled, disabled } = masterData.codes;
const TYPES = [
  { sampleTypeId: 'serum', name: 'Serum', status: enabled },
  { sampleTypeId: 'saliva', name: 'Saliva', status: disabled },
  { sampleTypeId: 'csf', name: 'Cerebrospinal fluid', status: enabled },
  { sampleTypeId: 'urine', name: 'Urine, random', status: disabled },
];

test('what tests are drawn as is offered first, and of the others what is in use', () => {
  expect(specimenOptions(TYPES, ['urine', 'csf']).map(({ label }) => label)).toEqual([
    'Cerebrospinal fluid',
    'Urine, random',
    'Serum',
  ]);
  expect(specimenOptions(TYPES, []).map(({ value }) => value)).toEqual(['serum', 'csf']);
});
