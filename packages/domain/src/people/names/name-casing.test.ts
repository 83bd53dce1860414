import { expect, test } from 'vitest';
import { caseName } from './name-casing.ts';

test.each([
  ['rAMESH kumar', 'upper', 'RAMESH KUMAR'],
  ['rAMESH kumar', 'lower', 'ramesh kumar'],
  ['rAMESH kumar', 'camel', 'Ramesh Kumar'],
  ['rAMESH kumar', 'sentence', 'Ramesh kumar'],
  ['rAMESH kumar', 'none', 'rAMESH kumar'],
  ["o'brien d’souza", 'camel', "O'Brien D’Souza"],
  ["ravi's mother", 'camel', "Ravi's Mother"],
  ['anne-marie (baby) s.k. rao', 'camel', 'Anne-Marie (Baby) S.K. Rao'],
  ['élodie', 'camel', 'Élodie'],
  ['  (ann)', 'sentence', '  (Ann)'],
  ['ज़ोया खान', 'camel', 'ज़ोया खान'],
  ['', 'camel', ''],
] as const)('%s in %s is %s', (name, casing, written) => {
  expect(caseName(name, casing)).toBe(written);
});
