import { expect, test } from 'vitest';
import { codesIn, parseStage, stageFaults, type StageOfTest, stageText } from './stage-of-test.ts';

const GROSSING: StageOfTest = { name: 'Grossing', asks: ['SPEC', 'GROSS'] };
const STAINING: StageOfTest = { name: 'H & E, special stains', asks: [] };

test.each<[string, StageOfTest | null]>([
  ['Grossing: SPEC, GROSS', GROSSING],
  ['  Grossing :spec ,gross ', GROSSING],
  ['H & E, special stains', STAINING],
  ['', null],
  [': SPEC', null],
  ['Grossing: SPEC,', null],
  ['Grossing: 1SPEC', null],
  ['A: B: C', null],
  ['x'.repeat(61), null],
])('%j is read as %o', (text, stage) => {
  expect(parseStage(text)).toEqual(stage);
});

const MICROTOMY: StageOfTest = {
  name: 'Microtomy',
  asks: ['SPEC'],
  level: 'slide',
  role: 'Technician',
  hours: 2.5,
  hasBarcode: true,
  rework: 'Embedding',
  after: ['Grossing', 'Embedding'],
  isOptional: true,
  inputs: [
    { name: 'Thickness', kind: 'number', unit: 'µm', choices: [], isNeeded: true },
    { name: 'Level', kind: 'choice', unit: '', choices: ['first', 'deeper'], isNeeded: false },
    { name: 'Remark', kind: 'text', unit: '', choices: [], isNeeded: false },
  ],
};

test.each([GROSSING, STAINING, MICROTOMY, { ...GROSSING, after: [] }])(
  '%o is told in words that give it back',
  (stage) => {
    expect(parseStage(stageText(stage))).toEqual(stage);
  },
);

test('codes stand between commas', () => {
  expect(codesIn(' a, B,,c ')).toEqual(['A', 'B', 'C']);
});

const parameters = [
  { code: 'SPEC', mandatory: true },
  { code: 'GROSS', mandatory: true },
  { code: 'NOTE', mandatory: false },
];

test.each<[string, Partial<Parameters<typeof stageFaults>[0]>, string[]]>([
  ['none at all', { stages: [] }, []],
  ['what is needed is asked for once', { stages: [GROSSING, STAINING] }, []],
  ['a profile', { kind: 'profile' }, ['must have no stages of its own: its members have theirs']],
  [
    'two of one name',
    { stages: [GROSSING, { name: ' grossing', asks: [] }] },
    ['has the stage "grossing" twice'],
  ],
  [
    'a parameter in two stages',
    { stages: [GROSSING, { name: 'Again', asks: ['SPEC'] }] },
    ['asks for SPEC in two stages'],
  ],
  [
    'a strange parameter',
    { stages: [GROSSING, { name: 'Count', asks: ['HB'] }] },
    ['has a stage that asks for HB, which is none of its parameters'],
  ],
  [
    'rules that name what does not stand before',
    { stages: [{ ...GROSSING, rework: 'Staining', after: ['Embedding'] }] },
    [
      'has the stage "Grossing" after "Embedding", which does not stand before it',
      'sends "Grossing" back to "Staining", which does not stand before it',
    ],
  ],
  [
    'fields that cannot be told apart, and a choice of one',
    {
      stages: [
        {
          ...GROSSING,
          inputs: [
            { name: 'Bits', kind: 'number', unit: '', choices: [], isNeeded: false },
            { name: 'bits', kind: 'choice', unit: '', choices: ['one'], isNeeded: false },
          ],
        },
      ],
    },
    ['asks for "bits" twice in one stage', 'gives fewer than two choices for "bits"'],
  ],
  [
    'a needed parameter that none asks for',
    { stages: [{ name: 'Grossing', asks: ['SPEC'] }] },
    ['asks for GROSS in none of its stages'],
  ],
])('%s', (_, given, faults) => {
  expect(
    stageFaults({ kind: 'test', stages: [GROSSING], parameters, ...given }).map(({ msg }) => msg),
  ).toEqual(faults);
});
