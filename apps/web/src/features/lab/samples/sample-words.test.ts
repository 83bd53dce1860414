import { describe, expect, it } from 'vitest';
import {
  compareBarcodes,
  filledContainer,
  nameAlone,
  patientLine,
  refusals,
  testCodes,
} from './sample-words.ts';
import { samplesTexts } from './texts/samples-texts.ts';
import { testSample } from './test-sample.ts';

const { patient } = testSample();

describe('patientLine', () => {
  it('reads as it is said', () => {
    expect(patientLine(patient)).toBe('Mrs. Kamala Hegde, 63 Yrs., F');
  });
});

describe('filledContainer', () => {
  it.each([
    [2.7, 'Citrate, 2.7 mL'],
    [0, 'Citrate'],
  ])('with %d mL reads %j', (volumeMl, text) => {
    expect(filledContainer(samplesTexts.in('en'), { capColour: 'Citrate', volumeMl })).toBe(text);
  });
});

describe('nameAlone', () => {
  it.each([
    ['Mrs. Kamala Hegde', 'Kamala Hegde'],
    ['B/O Nasreen Shaikh', 'B/O Nasreen Shaikh'],
    ['Kamala K. Hegde', 'Kamala K. Hegde'],
    ['Dr.', 'Dr.'],
  ])('of %j is %j', (fullName, name) => {
    expect(nameAlone({ ...patient, fullName })).toBe(name);
  });
});

describe('testCodes', () => {
  it('lists the short codes', () => {
    const tests = ['CBC', 'ESR'].map((code) => ({
      billTestId: code,
      code,
      name: code,
      state: 'pending' as const,
      isUnconsented: false,
      refuseIf: '',
      keepsUntil: null,
    }));
    expect(testCodes({ tests })).toBe('CBC, ESR');
  });
});

describe('refusals', () => {
  it('name each state once, with the tests that it spoils', () => {
    const asked = { LFT: 'haemolysed ++', CRP: '', KFT: 'haemolysed', SGOT: 'haemolysed ++' };
    const tests = Object.entries(asked).map(([code, refuseIf]) => ({
      billTestId: code,
      code,
      name: code,
      state: 'pending' as const,
      isUnconsented: false,
      refuseIf,
      keepsUntil: null,
    }));
    expect(refusals({ tests })).toBe('haemolysed ++: LFT, SGOT; haemolysed: KFT');
    expect(refusals({ tests: [] })).toBe('');
  });
});

describe('compareBarcodes', () => {
  it('counts the tubes', () => {
    const tubes = ['KT2011260042-10', 'KT2011260042-2', 'KT2011260041-3'].map((barcode) => ({ barcode }));
    expect([...tubes].sort(compareBarcodes).map(({ barcode }) => barcode)).toEqual([
      'KT2011260041-3',
      'KT2011260042-2',
      'KT2011260042-10',
    ]);
  });
});
