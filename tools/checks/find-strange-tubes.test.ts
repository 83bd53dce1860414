import { expect, it } from 'vitest';
import { parseContent } from '../../apps/server/src/features/catalogue/versions/catalogue-file.ts';
import { findStrangeTubes } from './find-strange-tubes.ts';

const catalogue = parseContent();
type CatalogueTest = (typeof catalogue.tests)[number];

function withTest(code: string, change: Partial<CatalogueTest>) {
  const tests = catalogue.tests.map((one) => (one.code === code ? { ...one, ...change } : one));
  return findStrangeTubes({ ...catalogue, tests }).join();
}

it('the content has none', () => {
  expect(findStrangeTubes(catalogue)).toEqual([]);
});

it.each([
  ['PLFPH', 'PLF', 'PLF_PH into Sterile and EDTA containers'],
  ['ABG', 'HEP', 'BG_PO2 into Lithium heparin tube'],
  ['COPPER', 'SST', 'COPPER into Serum separator tube'],
  ['PT', 'SST', 'PT into Serum separator tube'],
  ['DDIMER', 'EDTA', 'DDIMER into K2 EDTA tube'],
  ['BCUL', 'FLU', 'BC_GROWTH into Sterile container'],
  ['SCUL', 'STL', 'CUL_GROWTH into Stool container'],
  ['CBC', 'CIT', 'HB into 3.2 % sodium citrate tube'],
  ['NA', 'FLR', 'NA into Sodium fluoride tube'],
  ['CA', 'EDTA', 'CA into K2 EDTA tube'],
  ['LITH', 'HEP', 'LITHIUM into Lithium heparin tube'],
  ['FBS', 'SST', 'GLU_F into Serum separator tube'],
  ['ETOH', 'PLAIN', 'ETHANOL into Plain clot activator tube'],
  ['PYRUV', 'FLR', 'PYRUVATE into Sodium fluoride tube'],
  ['RENIN', 'EDP', 'RENIN_D into EDTA tube, plasma separated cold'],
  ['DENPCR', 'HEPB', 'DENPCR into Heparin tube'],
  ['CTNG', 'HVS', 'STI_CT into Sterile swab in transport medium'],
  ['COVAG', 'NPS', 'COVAG into Swab in viral transport medium'],
  ['KARYO', 'EDTA', 'KARYO into K2 EDTA tube'],
  ['VAGWM', 'HVS', 'TRICHO into Sterile swab in transport medium'],
  ['BXS', 'FLU', 'HP_MICRO into Sterile container'],
  ['BXKID', 'FRM', 'DIF_IGG into Container with 10 % buffered formalin'],
  ['U24P', 'URI', 'UVOL_24 into Clean urine container'],
  ['NBSTSH', 'SST', 'NBS_TSH into Serum separator tube'],
])('%s in %s is refused', (test, sampleType, says) => {
  expect(withTest(test, { sampleType })).toContain(says);
});

it('another tube that a test takes is held to the same', () => {
  expect(withTest('K', { alsoFits: ['EDTA'] })).toContain('draws K into K2 EDTA tube');
});

it('no test wants more than its tube gives, serum being less than half of it', () => {
  expect(withTest('K', { leastVolumeUl: 1_401 })).toContain('test K wants 1401 µL, and SST gives 1400');
  expect(withTest('STONE', { leastVolumeUl: 1 })).toContain('STN gives 0');
});

it.each([
  ['BCP', 10, 'takes 10 mL of a child'],
  ['EDTA', 20, 'takes 20 mL of blood'],
])('%s of %d mL is refused', (code, volumeMl, says) => {
  const sampleTypes = catalogue.sampleTypes.map((one) => (one.code === code ? { ...one, volumeMl } : one));
  expect(findStrangeTubes({ ...catalogue, sampleTypes }).join()).toContain(says);
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
