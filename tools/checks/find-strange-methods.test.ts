import { expect, it } from 'vitest';
import type { Catalogue } from '../../apps/server/src/features/catalogue/versions/catalogue.ts';
import { parseContent } from '../../apps/server/src/features/catalogue/versions/catalogue-file.ts';
import { findStrangeMethods } from './find-strange-methods.ts';

const catalogue = parseContent();

function withMethod(code: string, method: string): Catalogue {
  return {
    ...catalogue,
    parameters: catalogue.parameters.map((one) => (one.code === code ? { ...one, method } : one)),
  };
}

it('the content has none', () => {
  expect(findStrangeMethods(catalogue)).toEqual([]);
});

it.each([
  ['NBS_TSH', 'LC-MS/MS', 'international units'],
  ['SYF_CRYST', 'Photometric', 'chosen from words'],
  ['PLF_PH', 'Photometric', 'is a pH'],
  ['DS_NT', 'CLIA', 'is a length'],
  ['ECG_QTC', 'Real-time PCR', 'RAD has no nucleic acids'],
  ['HB', 'Haematoxylin and eosin', 'HAEM has no histology'],
  ['K', 'Divination', 'no principle of measurement by that name'],
])('%s by %s is refused', (code, method, says) => {
  expect(findStrangeMethods(withMethod(code, method)).join()).toContain(says);
});
