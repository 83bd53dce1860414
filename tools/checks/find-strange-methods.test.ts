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

it.each([
  ['PLFPH', 'PLF', 'PLF_PH is drawn into Sterile and EDTA containers'],
  ['COPPER', 'SST', 'COPPER is drawn into Serum separator tube'],
])('%s in %s is refused', (test, sampleType, says) => {
  const tests = catalogue.tests.map((one) => (one.code === test ? { ...one, sampleType } : one));
  expect(findStrangeMethods({ ...catalogue, tests }).join()).toContain(says);
});

it('pleural pH is drawn into heparin without air, at once and on ice', () => {
  const pH = catalogue.tests.find(({ code }) => code === 'PLFPH');
  const tube = catalogue.sampleTypes.find(({ code }) => code === pH?.sampleType);
  expect(tube).toMatchObject({ container: 'Heparin syringe, airless, on ice', stabilityHours: 1 });
  expect(pH).toMatchObject({ storage: 'cool', stabilityHours: 1 });
});

it('a culture of marrow says marrow', () => {
  const culture = catalogue.tests.find(({ code }) => code === 'BMCUL');
  const names = catalogue.parameters.filter((one) =>
    culture?.parameters.some(({ code }) => code === one.code),
  );
  expect(names.map(({ name }) => name).join()).not.toMatch(/blood/iu);
  expect(catalogue.sampleTypes.find(({ code }) => code === culture?.sampleType)?.specimen).toBe(
    'Bone marrow',
  );
});
