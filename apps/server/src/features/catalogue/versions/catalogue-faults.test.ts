import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { describe, expect, test } from 'vitest';
import { findCatalogueFaults } from './catalogue-faults.ts';
import { parseContentFile, type Catalogue, type CatalogueRange } from './catalogue-file.ts';

function sound(): Catalogue {
  const file = {
    departments: [{ code: 'BIO', name: 'Biochemistry', printOrder: 1, enforceDeptAccession: false }],
    sampleTypes: [
      {
        code: 'SST',
        name: 'Serum',
        container: 'Serum separator tube',
        capColour: 'SST',
        drawOrder: 1,
        volumeMl: 3.5,
        stabilityHours: 72,
        specimen: 'Serum',
      },
    ],
    parameters: [
      number('TP', [{ ageFromDays: 0, ageToDays: 365 }, ...ofSexes(365)]),
      number('ALB', [
        {
          ageFromDays: 0,
          ageToDays: 54_750,
          low: 3,
          high: 5,
          actionLow: 2,
          actionHigh: 6,
          criticalLow: 1.5,
          criticalHigh: 8,
        },
      ]),
      {
        ...number('GLOB', []),
        kind: 'calculated',
        formula: 'TP-ALB',
        plausibleLow: null,
        plausibleHigh: null,
        sources: { formula: 'textbook' },
      },
      {
        code: 'COLOUR',
        name: 'Colour',
        kind: 'choice',
        mandatory: true,
        choices: [{ value: 'Clear' }, { value: 'Turbid', abnormal: true }],
        ranges: [{ ageFromDays: 0, ageToDays: 54_750, text: 'Clear' }],
      },
    ],
    tests: [
      orderable('PROT', ['TP', 'ALB', 'GLOB']),
      { ...orderable('LOOK', ['COLOUR']), consentNeeded: true, fastingHours: 8 },
      {
        code: 'BOTH',
        name: 'Both',
        kind: 'package',
        mrpRupees: 200,
        tatHours: 6,
        consentNeeded: true,
        fastingHours: 8,
        forSex: null,
        leastVolumeUl: null,
        shortCodes: [],
        alsoFits: [],
        storage: null,
        stabilityHours: null,
        refuseIf: '',
        members: ['PROT', 'LOOK'],
      },
    ],
  };
  return parseContentFile('sound.json', JSON.stringify(file));
}

function number(code: string, ranges: object[]) {
  const limits = { plausibleLow: 0.8, plausibleHigh: 20 };
  const coded = { unit: 'g/dL', ucum: 'g/dL', loincGap: 'unconfirmed' };
  const sources = {
    plausible: 'convention',
    ...(ranges.length > 0 && { reference: 'textbook' }),
    ...(code === 'ALB' && { action: 'guideline', critical: 'convention' }),
  };
  return {
    code,
    name: code,
    kind: 'numeric',
    ...coded,
    decimals: 1,
    mandatory: true,
    ...limits,
    sources,
    ranges,
  };
}

function ofSexes(ageFromDays: number) {
  return (['M', 'F'] as const).map((sex) => ({ sex, ageFromDays, ageToDays: 54_750, low: 6, high: 8 }));
}

function orderable(code: string, parameters: string[]) {
  return {
    code,
    name: code,
    kind: 'test',
    department: 'BIO',
    sampleType: 'SST',
    mrpRupees: 100,
    tatHours: 6,
    parameters: parameters.map((parameter) => ({ code: parameter, mandatory: parameter !== 'GLOB' })),
  };
}

test('a sound catalogue has no fault', () => {
  expect(findCatalogueFaults(sound())).toEqual([]);
});

/** Faults after one change to the parameter, range or test of that place. */
function faultsAfter(change: Change): string[] {
  const catalogue = sound();
  change(catalogue);
  return findCatalogueFaults(catalogue);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index}`);
  return found;
}

type Change = (catalogue: Catalogue) => void;

function inParameter(index: number, change: object): Change {
  return (catalogue) => Object.assign(at(catalogue.parameters, index), change);
}

function inTest(index: number, change: object): Change {
  return (catalogue) => Object.assign(at(catalogue.tests, index), change);
}

function albumin(change: Partial<CatalogueRange>): Change {
  return (catalogue) => Object.assign(at(at(catalogue.parameters, 1).ranges, 0), change);
}

function protein(index: number, change: Partial<CatalogueRange>): Change {
  return (catalogue) => Object.assign(at(at(catalogue.parameters, 0).ranges, index), change);
}

const NO_SOURCES = { reference: null, critical: null, plausible: null, delta: null };

function globulinIs(formula: string): Change {
  return inParameter(2, { formula });
}

function globulinIsDemanded(catalogue: Catalogue): void {
  Object.assign(at(at(catalogue.tests, 0).parameters, 2), { mandatory: true });
}

describe('a range', () => {
  test.each([
    ['a gap between ages', protein(0, { ageToDays: 300 }), 'has no range for M from day 300 to 365'],
    ['a gap from birth', protein(0, { ageFromDays: 1 }), 'has no range for F from day 0 to 1'],
    ['an early end', protein(2, { ageToDays: 40_000 }), 'has no range for F from day 40000 to 54750'],
    [
      'an end too late',
      protein(2, { ageToDays: 54_751 }),
      'has a range beyond the last age for F from day 54750 to 54751',
    ],
    ['an overlap', protein(1, { ageFromDays: 364 }), 'has two ranges for M from day 364 to 365'],
    ['one sex left out', protein(2, { sex: 'M' }), 'has no range for F from day 365 to 54750'],
    ['two ranges of one sex', protein(2, { sex: 'M' }), 'has two ranges for M from day 365 to 54750'],
    [
      'no extent',
      protein(1, { ageToDays: 365 }),
      'has a range that ends on its first day (M, days 365 to 365)',
    ],
    ['low above high', albumin({ low: 6 }), 'has a low above its high'],
    ['action inside low', albumin({ actionLow: 3.1 }), 'has an action low inside'],
    ['action inside high', albumin({ actionHigh: 4.9 }), 'has an action high inside'],
    [
      'limits for action crossed',
      albumin({ low: null, high: null, actionLow: 7 }),
      'has an action low above its action high',
    ],
    ['critical at the low for action', albumin({ criticalLow: 2 }), 'inside the limits for action'],
    ['critical at the high for action', albumin({ criticalHigh: 6 }), 'inside the limits for action'],
    ['critical at low', albumin({ criticalLow: 3 }), 'has a critical low inside'],
    ['critical at high', albumin({ criticalHigh: 5 }), 'has a critical high inside'],
    [
      'critical limits crossed',
      albumin({ low: null, high: null, actionLow: null, actionHigh: null, criticalLow: 9 }),
      'has a critical low above its critical high',
    ],
    ['an implausible critical', albumin({ criticalLow: 0.2 }), 'has limits that are not plausible'],
    ['an implausible critical high', albumin({ criticalHigh: 21 }), 'has limits that are not plausible'],
    [
      'an implausible low for action',
      albumin({ criticalLow: null, actionLow: 0.2 }),
      'has limits that are not plausible',
    ],
    [
      'an implausible high',
      albumin({ criticalHigh: null, actionHigh: null, high: 30 }),
      'has limits that are not plausible',
    ],
    ['too many decimals', albumin({ low: 3.25 }), 'has the limit 3.25'],
    ['a gap between bands', albumin({ bands: bands(3.4, 3.6) }), 'has bands that leave a value out'],
    ['overlapping bands', albumin({ bands: bands(3.5, 3.5) }), 'has bands that leave a value out'],
    ['a closed end', albumin({ bands: bands(3.4, 3.5, 9) }), 'has bands that leave a value out'],
    ['a band upside down', albumin({ bands: bands(3.4, 3.5, 3) }), 'has a band High without extent'],
  ])('with %s is found', (_, change, fault) => {
    expect(faultsAfter(change)).toContainEqual(expect.stringContaining(fault));
  });

  test('may have bands that meet, and phases that overlap when there is no interval', () => {
    expect(faultsAfter(albumin({ bands: bands(3.4, 3.5) }))).toEqual([]);
    expect(faultsAfter(albumin({ low: null, high: null, bands: bands(3.8, 3.5, 9) }))).toEqual([]);
  });

  test('may belong to one sex alone', () => {
    expect(faultsAfter((catalogue) => at(catalogue.parameters, 0).ranges.splice(0, 3, adult()))).toEqual([]);
  });
});

function bands(high: number, low: number, last: number | null = null) {
  return [
    { label: 'Low', low: null, high },
    { label: 'High', low, high: last },
  ];
}

function adult(): CatalogueRange {
  return {
    sex: 'M',
    ageFromDays: 0,
    ageToDays: 54_750,
    ...NO_LIMITS,
    low: 6,
    high: 8,
    text: null,
    bands: [],
  };
}

/** For men and women, all their life. */
function lifelong(): CatalogueRange[] {
  return [adult(), { ...adult(), sex: 'F' }];
}

describe('a parameter', () => {
  test.each([
    [
      'a range for a specimen that is not there',
      albumin({ sampleTypeId: 'CSF' }),
      'parameter ALB has a range for CSF, which is no sample type',
    ],
    ['no UCUM code', inParameter(0, { ucum: null }), 'parameter TP has no UCUM code'],
    [
      'a unit that is not UCUM',
      inParameter(0, { ucum: 'gm/dL' }),
      'TP has the unit gm/dL, which is not UCUM',
    ],
    [
      'another unit than it prints',
      inParameter(0, { unit: 'g/L' }),
      'TP prints the unit "g/L", but g/dL reads "g/dL"',
    ],
    ['a unit without a code', inParameter(3, { unit: 'mg' }), 'COLOUR prints the unit "mg" without a UCUM'],
    [
      'neither LOINC nor reason',
      inParameter(0, { loincGap: null }),
      'TP must give a LOINC code or the reason',
    ],
    ['both LOINC and reason', inParameter(0, { loinc: '2885-2' }), 'TP must give a LOINC code or the reason'],
    [
      'a reason though in words',
      inParameter(3, { loincGap: 'local' }),
      'COLOUR must give a LOINC code or the',
    ],
    [
      'intervals without a source',
      inParameter(0, { sources: { ...NO_SOURCES, plausible: 'convention' } }),
      'TP must name a source of its reference numbers',
    ],
    [
      'critical limits without a source',
      inParameter(1, { sources: { ...NO_SOURCES, reference: 'textbook', plausible: 'convention' } }),
      'ALB must name a source of its critical numbers',
    ],
    [
      'limits for action without a source',
      inParameter(1, {
        sources: { reference: 'textbook', critical: 'convention', plausible: 'convention', delta: null },
      }),
      'ALB must name a source of its action numbers',
    ],
    [
      'plausible limits without a source',
      inParameter(0, { sources: NO_SOURCES }),
      'of its plausible numbers',
    ],
    [
      'a delta without a source',
      inParameter(0, { delta: { mode: 'percent', limit: 20, lookBackDays: 90 } }),
      'TP must name a source of its delta numbers',
    ],
    [
      'ranges of a pregnancy without a source',
      inParameter(0, { ranges: [...lifelong(), { ...adult(), sex: 'F', pregnancy: 'pregnant' }] }),
      'TP must name a source of its pregnancy numbers',
    ],
    [
      'a source of nothing',
      inParameter(3, { sources: { ...NO_SOURCES, delta: 'textbook' } }),
      'COLOUR must name a source of its delta numbers just when it has such',
    ],
    [
      'plausible limits the wrong way round',
      inParameter(0, { plausibleLow: 20, plausibleHigh: 0.5 }),
      'TP has plausible limits from 20 to 0.5, which no value is between',
    ],
    [
      'no plausible limits',
      inParameter(0, { plausibleLow: null }),
      'parameter TP needs a lower and an upper plausible limit',
    ],
    [
      'no upper plausible limit',
      inParameter(0, { plausibleHigh: null }),
      'parameter TP needs a lower and an upper plausible limit',
    ],
    [
      'a plausible limit that lets a slip of the decimal point pass',
      inParameter(1, { plausibleLow: 0.1 }),
      'parameter ALB has the plausible limit 0.1, which lets a slip of the decimal point pass',
    ],
    ['a mistyped LOINC code', inParameter(0, { loinc: '2885-3' }), 'LOINC code 2885-3'],
    [
      'the LOINC code of another',
      (catalogue: Catalogue) => {
        inParameter(0, { loinc: '2885-2', loincGap: null })(catalogue);
        inParameter(1, { loinc: '2885-2', loincGap: null })(catalogue);
      },
      'LOINC code 2885-2 is there more than once',
    ],
    ['a code twice', inParameter(1, { code: 'TP' }), 'parameter TP is there more than once'],
    [
      'a formula without a source',
      inParameter(2, { sources: NO_SOURCES }),
      'GLOB must name a source of its formula numbers',
    ],
    ['a formula though measured', inParameter(0, { formula: 'ALB' }), 'TP must have a formula just when'],
    ['no formula though calculated', inParameter(2, { formula: null }), 'GLOB must have a formula just when'],
    ['no choices', inParameter(3, { choices: [] }), 'COLOUR must have choices just when'],
    [
      'choices though a number',
      inParameter(0, { choices: [{ value: 'x', abnormal: false }] }),
      'TP must have choices',
    ],
    [
      'a choice twice',
      inParameter(3, { choices: ['x', 'x'].map((value) => ({ value, abnormal: false })) }),
      'COLOUR has a choice at fault: "x" is in the list already',
    ],
    ['an interval for words', inParameter(3, { ranges: [adult()] }), 'COLOUR is in words'],
    [
      'words that are not expected at every age',
      inParameter(3, { ranges: [{ ...adult(), low: null, high: null, text: 'Clear', ageToDays: 365 }] }),
      'COLOUR has no range for M from day 365 to 54750',
    ],
    ['no test that uses it', inParameter(3, { code: 'OTHER' }), 'parameter OTHER is in no test'],
  ])('with %s is found', (_, change, fault) => {
    expect(faultsAfter(change)).toContainEqual(expect.stringContaining(fault));
  });
});

describe('a formula', () => {
  test.each([
    ['a parameter of another test', globulinIs('TP-COLOUR'), 'test PROT calculates GLOB but lacks COLOUR'],
    ['a parameter that is nowhere', globulinIs('TP-NONE'), 'test PROT calculates GLOB but lacks NONE'],
    ['itself', globulinIs('TP-GLOB'), 'formulas need each other: GLOB'],
    [
      'itself through another',
      (catalogue: Catalogue) => {
        globulinIs('TP-ALB')(catalogue);
        inParameter(1, { kind: 'calculated', formula: 'GLOB*2' })(catalogue);
      },
      'formulas need each other: ALB, GLOB',
    ],
  ])('that needs %s is found', (_, change, fault) => {
    expect(faultsAfter(change)).toContainEqual(expect.stringContaining(fault));
  });

  test('that adds what is in other units is found', () => {
    expect(faultsAfter(inParameter(1, { unit: 'g/L', ucum: 'g/L' }))).toContainEqual(
      expect.stringContaining('formula of GLOB sets TP (g/dL) against ALB (g/L): off by 10 times'),
    );
  });

  test('that cannot be read is found by place', () => {
    expect(faultsAfter(globulinIs('TP-'))).toContainEqual(expect.stringMatching(/^formula of GLOB at 3: /u));
  });

  test('may not be demanded', () => {
    expect(faultsAfter(globulinIsDemanded)).toEqual(['test PROT demands GLOB, which may stay blank']);
  });

  test('may name a sex in quotes and the age', () => {
    expect(faultsAfter(globulinIs("if(sex='F', TP, TP*2)-if(age>=18, ALB, 0)"))).toEqual([]);
  });
});

describe('a test', () => {
  const inner = {
    code: 'INNER',
    name: 'Inner',
    kind: 'profile' as const,
    department: null,
    sampleType: null,
    method: null,
    mrpRupees: 1,
    tatHours: 6,
    runCalendar: [],
    restrictReportTillAllCheck: false,
    consentNeeded: true,
    fastingHours: 8,
    forSex: null,
    leastVolumeUl: null,
    shortCodes: [],
    alsoFits: [],
    storage: null,
    stabilityHours: null,
    refuseIf: '',
    interpretation: null,
    parameters: [],
    members: ['PROT', 'LOOK'],
    reflexRules: [],
    stages: [],
  };
  test.each([
    ['an unknown department', inTest(0, { department: 'X' }), 'test PROT has no department X'],
    ['an unknown tube', inTest(0, { sampleType: 'X' }), 'test PROT has no sample type X'],
    ['no tube', inTest(0, { sampleType: null }), 'test PROT needs a department and a sample type'],
    ['no parameters', inTest(0, { parameters: [] }), 'test PROT must have parameters'],
    ['members', inTest(0, { members: ['LOOK'] }), 'test PROT must have members just when it is not a test'],
    [
      'a hold on its report',
      inTest(0, { restrictReportTillAllCheck: true }),
      'test PROT has nothing to hold',
    ],
    [
      'a parameter twice',
      (catalogue: Catalogue) =>
        at(catalogue.tests, 1).parameters.push(at(at(catalogue.tests, 1).parameters, 0)),
      'test LOOK has a parameter twice',
    ],
    [
      'an unknown parameter',
      (catalogue: Catalogue) =>
        at(catalogue.tests, 1).parameters.push({ code: 'X', group: null, mandatory: true }),
      'test LOOK has no parameter X',
    ],
    ['a code twice', inTest(1, { code: 'PROT' }), 'test PROT is there more than once'],
    [
      'the code of another as a short code',
      inTest(1, { shortCodes: ['PROT'] }),
      'test PROT is there more than once',
    ],
    ['no members', inTest(2, { members: [] }), 'package BOTH must have members'],
    ['an unknown member', inTest(2, { members: ['PROT', 'X'] }), 'package BOTH has no member X'],
    ['itself', inTest(2, { members: ['PROT', 'BOTH'] }), 'package BOTH contains itself'],
    [
      'itself inside another',
      (catalogue: Catalogue) => {
        catalogue.tests.push({ ...inner, members: ['BOTH'] });
        inTest(2, { members: ['PROT', 'INNER'] })(catalogue);
      },
      'package BOTH contains itself',
    ],
    [
      'a member twice by way of a profile',
      (catalogue: Catalogue) => {
        catalogue.tests.push(inner);
        inTest(2, { members: ['PROT', 'INNER'] })(catalogue);
      },
      'package BOTH contains PROT twice',
    ],
    [
      'no consent for a member',
      inTest(2, { consentNeeded: false }),
      'package BOTH hides that a member needs consent',
    ],
    ['too early a promise', inTest(2, { tatHours: 5 }), 'package BOTH is promised before its slowest member'],
    [
      'runs of its own',
      inTest(2, { runCalendar: [{ days: [1], at: '08:00', cutOffMinutes: 0 }] }),
      'package BOTH must have no runs of its own',
    ],
    ['too short a fast', inTest(2, { fastingHours: null }), 'package BOTH hides that a member needs fasting'],
  ])('with %s is found', (_, change, fault) => {
    expect(faultsAfter(change)).toContainEqual(expect.stringContaining(fault));
  });
});
