import type { TestDefinitionView } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { expect, test } from 'vitest';
import { definitionChanges } from './definition-changes.ts';

const TEST: TestDefinitionView = {
  name: 'ESR',
  shortCodes: [],
  departmentId: 'd',
  department: 'Haematology',
  sampleTypeId: 's',
  sampleType: 'K2 EDTA tube',
  method: '',
  mrpPaise: 12_000,
  isFree: false,
  tatHours: 4,
  runCalendar: [],
  restrictReportTillAllCheck: false,
  consentNeeded: false,
  fastingHours: null,
  forSex: null,
  leastVolumeUl: null,
  alsoFits: [],
  storage: null,
  stabilityHours: null,
  refuseIf: '',
  otherTubes: [],
  interpretation: '',
  reportFormat: { newPage: false, without: [], method: 'rows', interpretation: 'end' },
  parameters: [{ parameterId: 'p', group: null, mandatory: true, code: 'ESR', name: 'ESR' }],
  memberIds: [],
  members: [],
  reflexRules: [],
  stages: [],
};

test('versions that say the same do not differ', () => {
  expect(definitionChanges(TEST, { ...TEST })).toEqual([]);
});

test('prices are told in rupees, what was absent as nothing, a parameter as optional', () => {
  const after = {
    ...TEST,
    mrpPaise: 1_50_000_00,
    fastingHours: 8,
    runCalendar: [{ days: [1, 4], at: '08:00', cutOffMinutes: 30 }],
    parameters: TEST.parameters.map((place) => ({ ...place, mandatory: false })),
  };
  expect(definitionChanges(TEST, after)).toEqual([
    { field: 'MRP', before: '120', after: '1,50,000' },
    { field: 'runs', before: '', after: 'Mon Thu 08:00 cut-off 30 min' },
    { field: 'fasting', before: '', after: '8 h' },
    { field: 'parameters', before: 'ESR', after: 'ESR (optional)' },
  ]);
});

test('short codes are told in their order', () => {
  expect(definitionChanges(TEST, { ...TEST, shortCodes: ['SED', 'WESTERGREN'] })).toEqual([
    { field: 'short codes', before: '', after: 'SED, WESTERGREN' },
  ]);
});

test('what is asked of the specimen is told in words', () => {
  const after: TestDefinitionView = {
    ...TEST,
    leastVolumeUl: 600,
    alsoFits: ['p'],
    otherTubes: ['Serum, plain'],
    storage: 'cool',
    stabilityHours: 72,
    refuseIf: 'haemolysed ++',
  };
  expect(definitionChanges(TEST, after)).toEqual([
    { field: 'least specimen', before: '', after: '600 µL' },
    { field: 'also fits', before: '', after: 'Serum, plain' },
    { field: 'keeps', before: '', after: 'cool, 72 h' },
    { field: 'refused if', before: '', after: 'haemolysed ++' },
  ]);
});

test('another department, another tube, a format and a heading are told by their names', () => {
  const after = {
    ...TEST,
    departmentId: 'e',
    department: 'Clinical pathology',
    sampleTypeId: null,
    sampleType: null,
    reportFormat: { ...TEST.reportFormat, newPage: true, without: ['bar'] as 'bar'[] },
    parameters: TEST.parameters.map((place) => ({ ...place, group: 'Cells' })),
  };
  expect(definitionChanges(TEST, after)).toEqual([
    { field: 'department', before: 'Haematology', after: 'Clinical pathology' },
    { field: 'tube', before: 'K2 EDTA tube', after: '' },
    { field: 'report format', before: '', after: 'new page, without bar' },
    { field: 'parameters', before: 'ESR', after: '[Cells] ESR' },
  ]);
});
