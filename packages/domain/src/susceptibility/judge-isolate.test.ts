import { describe, expect, it, test } from 'vitest';
import { type Breakpoint, breakpointTable, usualPotency } from './breakpoint.ts';
import { CASCADES } from './cascades.ts';
import { EXPERT_RULES } from './expert-content.ts';
import type { ResistanceFinding } from './expert-rules.ts';
import { type JudgedValue, judgeIsolate, type TestedMedicine } from './judge-isolate.ts';
import { stepMic } from './mic-step.ts';
import { potencyOf } from './potency.ts';

const row = (
  medicine: string,
  [s, r]: readonly [number, number],
  parts: Partial<Breakpoint> = {},
): Breakpoint => ({
  guideline: 'Made up',
  year: 2026,
  convention: 'eucast',
  method: 'mic',
  organism: { rank: 'group', code: 'Enterobacterales' },
  medicine,
  potency: '',
  site: '',
  susceptible: s,
  resistant: r,
  isDoseDependent: false,
  source: 'invented for the test',
  ...parts,
});

const table = breakpointTable([
  row('AMP', [8, 8]),
  row('CRO', [1, 2]),
  row('ETP', [0.5, 0.5]),
  row('MEM', [2, 8]),
  row('CIP', [0.25, 0.5]),
  row('MEM', [22, 16], { method: 'disk', potency: '10µg' }),
]);
const content = { table, rules: EXPERT_RULES, cascades: CASCADES };
const coli = {
  species: 'Escherichia coli',
  genus: 'Escherichia',
  family: 'Enterobacteriaceae',
  group: 'Enterobacterales',
};
const GROUPS: Readonly<Record<string, string>> = {
  AMP: 'PENIC',
  CRO: 'CEPHATHIRD',
  ETP: 'CARBA',
  MEM: 'CARBA',
  CIP: 'FLUOR',
};

const tested = (medicine: string, raw: string, parts: Partial<TestedMedicine> = {}): TestedMedicine => ({
  medicine,
  group: GROUPS[medicine] ?? '',
  method: 'mic',
  potency: '',
  raw,
  overruled: null,
  ...parts,
});

function judge(
  values: readonly TestedMedicine[],
  findings: readonly ResistanceFinding[] = [],
  organism = coli,
): JudgedValue<Breakpoint>[] {
  return judgeIsolate(content, { organism, site: '', findings }, values);
}

const heldBy = (cro: string): (string | null)[] =>
  judge([tested('CRO', cro), tested('ETP', '≤0.5'), tested('MEM', '≤0.25')]).map(
    ({ heldBack }) => heldBack?.code ?? null,
  );

describe('an isolate', () => {
  it('is judged by the table, and each value keeps the row that it was held against', () => {
    const [amp, cro] = judge([tested('AMP', '≥32'), tested('CRO', '≤0.25')]);
    expect([amp?.category, cro?.category]).toEqual(['R', 'S']);
    expect(amp?.breakpoint).toMatchObject({ medicine: 'AMP', susceptible: 8 });
  });
  it('has no verdict without a breakpoint, and none where the value leaves a doubt', () => {
    expect(
      judge([tested('FOS', '16'), tested('MEM', '>4')]).map(({ category, why }) => [category, why]),
    ).toEqual([
      [null, 'no-breakpoint'],
      [null, 'beyond-what-was-tried'],
    ]);
  });
  it('is made resistant by a rule, which says why, and never the other way round', () => {
    const [cro, cip] = judge([tested('CRO', '1'), tested('CIP', '4')], ['ESBL']);
    expect([cro?.measured, cro?.category, cro?.rule?.code]).toEqual(['S', 'R', 'esbl']);
    expect([cip?.category, cip?.rule]).toEqual(['R', null]);
  });
  it('that is resistant by nature is never reported susceptible', () => {
    const klebsiella = { ...coli, species: 'Klebsiella pneumoniae', genus: 'Klebsiella' };
    expect(judge([tested('AMP', '2')], [], klebsiella)[0]).toMatchObject({ measured: 'S', category: 'R' });
  });
  it('opens ertapenem by a resistant ceftriaxone, and keeps meropenem inside', () => {
    expect(heldBy('8')).toEqual([null, null, 'enterobacterales']);
    expect(heldBy('1')).toEqual([null, 'enterobacterales', 'enterobacterales']);
  });
  it('is what a person said over the rules', () => {
    expect(judge([tested('CRO', '1', { overruled: 'I' })], ['ESBL'])[0]).toMatchObject({
      measured: 'S',
      category: 'I',
    });
  });
});

test('no rule that is delivered makes anything but resistant, and each says its source', () => {
  expect(EXPERT_RULES.filter(({ source, reason }) => source === '' || reason === '')).toEqual([]);
  expect(new Set(EXPERT_RULES.map(({ code }) => code)).size).toBe(EXPERT_RULES.length);
});

test('the load of a disk is read however it is written, and the usual one is that of the table', () => {
  expect(['10 mcg', '10ug', '10 µg', '1.25ug/23.75ug', '20/10 µg', '1 unit'].map(potencyOf)).toEqual([
    '10µg',
    '10µg',
    '10µg',
    '1.25/23.75µg',
    '20/10µg',
    '1unit',
  ]);
  expect(usualPotency(table, { organism: coli, medicine: 'MEM', method: 'disk', site: '' })).toBe('10µg');
  expect(usualPotency(table, { organism: coli, medicine: 'AMP', method: 'disk', site: '' })).toBe('');
});

test('a MIC is stepped along the series as laboratories write it', () => {
  expect([
    stepMic('0.25', -1),
    stepMic('0.12', 1),
    stepMic('≥32', 1),
    stepMic('', 1),
    stepMic('1024', 1),
  ]).toEqual(['0.12', '0.25', '≥64', '1', '1024']);
});
