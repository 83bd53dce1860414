import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { expect, test } from 'vitest';
import { areRowsRead, changeOfForm, formOfTest, unreadNumbers } from './test-form.ts';

const TEST: TestDetails = {
  testId: 't',
  code: 'LFT',
  kind: 'test',
  name: 'Liver function test',
  shortCodes: ['LIV'],
  departmentId: 'd',
  department: 'Biochemistry',
  sampleTypeId: 's',
  sampleType: 'Serum gel tube',
  method: 'Photometry',
  mrpPaise: 75_000,
  isFree: false,
  tatHours: 6.5,
  runCalendar: [{ days: [1, 4], at: '08:00', cutOffMinutes: 30 }],
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
  parameters: [
    { parameterId: 'a', group: 'Proteins', mandatory: true, code: 'TP', name: 'Total protein' },
    { parameterId: 'b', group: null, mandatory: false, code: 'GLOB', name: 'Globulin' },
  ],
  memberIds: [],
  members: [],
  reflexRules: [],
  stages: [],
  gst: { version: 1, periods: [] },
  machineCodes: [],
  containedIn: [],
  formerVersions: [],
  draft: null,
  edition: 3,
  status: 1,
  statusLabel: 'enabled',
  version: 7,
  can: ['disable'],
};

test('what is not typed anew is sent as it was', () => {
  expect(changeOfForm(TEST, formOfTest(TEST), ' ')).toEqual({
    testId: 't',
    version: 7,
    name: 'Liver function test',
    shortCodes: ['LIV'],
    departmentId: 'd',
    sampleTypeId: 's',
    method: 'Photometry',
    mrpPaise: 75_000,
    isFree: false,
    tatHours: 6.5,
    runCalendar: [{ days: [1, 4], at: '08:00', cutOffMinutes: 30 }],
    fastingHours: null,
    forSex: null,
    leastVolumeUl: null,
    alsoFits: [],
    storage: null,
    stabilityHours: null,
    refuseIf: '',
    consentNeeded: false,
    restrictReportTillAllCheck: false,
    interpretation: '',
    parameters: [
      { parameterId: 'a', group: 'Proteins', mandatory: true },
      { parameterId: 'b', group: null, mandatory: false },
    ],
    memberIds: [],
    reflexRules: [],
    stages: [],
  });
});

test('a price in rupees is sent in paise, and why', () => {
  const form = { ...formOfTest(TEST), mrp: '800' };
  expect(changeOfForm(TEST, form, 'New reagent')).toMatchObject({ mrpPaise: 80_000, reason: 'New reagent' });
});

test('parameters are sent in the order of the form, each with its section', () => {
  const { parameters, ...form } = formOfTest(TEST);
  const [protein, globulin] = parameters;
  const placed = [globulin, protein].flatMap((place) => place ?? []);
  const change = changeOfForm(
    TEST,
    { ...form, parameters: placed.map((place) => ({ ...place, group: ' Sum ' })) },
    '',
  );
  expect(change.parameters).toEqual([
    { parameterId: 'b', group: 'Sum', mandatory: false },
    { parameterId: 'a', group: 'Sum', mandatory: true },
  ]);
});

test('members are sent by their ids, and a profile needs neither department nor tube', () => {
  const members = [{ testId: 'm', code: 'AST', name: 'AST' }];
  const form = { ...formOfTest(TEST), members, departmentId: '', sampleTypeId: '' };
  expect(changeOfForm(TEST, form, '')).toMatchObject({
    memberIds: ['m'],
    departmentId: null,
    sampleTypeId: null,
  });
});

test.each([
  [{ mrp: '' }, ['mrp']],
  [{ mrp: '12.50' }, ['mrp']],
  [{ tat: 'soon' }, ['tat']],
  [{ fasting: '8 h' }, ['fasting']],
  [{ mrp: '-1', tat: '' }, ['mrp', 'tat']],
  [{ fasting: '' }, []],
])('of %o these are no numbers: %j', (typed, fields) => {
  expect(unreadNumbers({ ...formOfTest(TEST), ...typed })).toEqual(fields);
});

test('a run or a specimen that cannot be read is known', () => {
  expect(areRowsRead(formOfTest(TEST))).toBe(true);
  const specimen = { ...formOfTest(TEST).specimen, keeps: '3 d' };
  expect(areRowsRead({ ...formOfTest(TEST), specimen })).toBe(false);
  expect(areRowsRead({ ...formOfTest(TEST), runs: [{ days: [], at: '08:00', cutOff: '0' }] })).toBe(false);
});

test('short codes are typed between commas or blanks, in any letters', () => {
  const typed = (shortCodes: string) => ({ ...formOfTest(TEST), shortCodes });
  expect(changeOfForm(TEST, typed(' liv hep, hfp '), '').shortCodes).toEqual(['LIV', 'HEP', 'HFP']);
  expect(changeOfForm(TEST, typed(' '), '').shortCodes).toEqual([]);
  expect(areRowsRead(typed('liv hep'))).toBe(true);
  expect(areRowsRead(typed('liv-1'))).toBe(false);
  expect(areRowsRead(typed('a b c d e f'))).toBe(false);
});
