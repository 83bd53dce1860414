import type { BoardCase, CaseThingView, CaseView, StageRowView } from '@nidan/contract/lab/stages/case-view';
import { expect, it } from 'vitest';
import { type Adding, addKindsOf, thingsOf } from './added-things.ts';
import { type BoardLine, boardLines, historyOf, nextRow, stageColumns } from './board-rows.ts';
import { readTime, typedTimes } from './receptor-times.ts';
import { missingNames, typedInputs } from './stage-form.ts';

const thing = (
  label: string,
  kind: CaseThingView['kind'],
  { parentId, ...part }: { parentId: string | null; discardedAt?: string; madeOf?: string; why?: string },
) =>
  // as: the view needs no more of a thing here
  ({ thingId: label, label, kind, parentId, madeOf: null, discardedAt: null, ...part }) as CaseThingView;

const row = (stage: number, thingId: string | null, state: StageRowView['state']) =>
  // as: the view needs no more of a row here
  ({
    stageProgressId: `${stage} ${thingId}`,
    stage,
    thingId,
    state,
    attempt: 1,
    isCurrent: true,
  }) as StageRowView;

const stages = [
  { index: 0, name: 'Grossing', level: 'part' },
  { index: 1, name: 'Microtomy', level: 'slide' },
  { index: 2, name: 'Reporting', level: 'case' },
];

// as: the view needs no more of a case here
const found = { billTestId: 'case', caseNo: 'S-26-000001', stages: [] as object[] } as BoardCase;
const view = {
  billTestId: 'case',
  stages,
  things: [
    thing('A1-1', 'slide', { parentId: 'A1', discardedAt: '2026-01-01T00:00:00.000Z' }),
    thing('A', 'part', { parentId: null }),
    thing('A1', 'block', { parentId: 'A' }),
    thing('A1-2', 'slide', { parentId: 'A1', madeOf: 'A1-1', why: 'recut' }),
  ],
  rows: [
    row(0, 'A', 'COMPLETED'),
    row(1, 'A1-1', 'REJECTED'),
    row(1, 'A1-2', 'READY_TO_RUN'),
    row(2, null, 'NOT_STARTED'),
  ],
} as unknown as CaseView; // as: the view needs no more of a case here

const lineOf = (label: string): BoardLine => {
  const line = boardLines([found], view).find(({ key }) => key === label);
  if (line === undefined) throw new Error(`No line ${label}`);
  return line;
};

it('the open case shows its tree under it, in the order of what was made of what', () => {
  expect(boardLines([found], view).map(({ key }) => key)).toEqual(['case', 'A', 'A1', 'A1-1', 'A1-2']);
  expect(boardLines([found], null).map(({ key }) => key)).toEqual(['case']);
});

const of = (...names: string[]) => ({ ...found, stages: names.map((name) => ({ name })) }) as BoardCase; // as: names alone

it('stages of several tests stand once each, where the tests have them', () => {
  expect(
    stageColumns([of('Grossing', 'Staining', 'Sign-out'), of('Grossing', 'Decalcification', 'Staining')]),
  ).toEqual(['Grossing', 'Decalcification', 'Staining', 'Sign-out']);
});

it('next is what the thing waits for, then what the case waits for; a lost slide waits for nothing', () => {
  expect(nextRow(lineOf('A1-2'))?.stage).toBe(1);
  expect(nextRow(lineOf('A'))?.stage).toBe(2);
  expect(nextRow(lineOf('A1-1'))).toBeUndefined();
});

it('the history of a recut tells of the slide that it was made after', () => {
  const told = historyOf(lineOf('A1-2')).map(({ stage, thingId }) => `${stage} ${thingId}`);
  expect(told).toEqual(['0 A', '1 A1-1', '1 A1-2', '2 null']);
});

const adding: Adding = {
  kind: 'block',
  description: ' 3 bits ',
  site: '',
  laterality: '',
  count: '2',
  stain: 'H&E',
  why: 'first',
};

it('blocks come with a slide each, and a loop of a slide names it', () => {
  let last = 0;
  const id = () => `new ${(last += 1)}`;
  expect(addKindsOf(lineOf('A'))).toEqual(['slide']);
  const blocks = thingsOf(lineOf('A'), adding, id);
  expect(blocks.map(({ kind, parentId }) => `${kind} of ${parentId}`)).toEqual([
    'block of A',
    'slide of new 1',
    'block of A',
    'slide of new 3',
  ]);
  const [recut] = thingsOf(lineOf('A1-2'), { ...adding, kind: 'slide', why: 'recut' }, id);
  expect(recut).toMatchObject({ parentId: 'A1', madeOf: 'A1-2', why: 'recut', stain: 'H&E' });
});

it('numbers are sent as numbers, and what is needed is named while it is empty', () => {
  const stage = {
    inputs: [
      { name: 'Thickness', kind: 'number' as const, unit: 'µm', choices: [], isNeeded: true },
      { name: 'Remark', kind: 'text' as const, unit: '', choices: [], isNeeded: false },
    ],
  };
  expect(typedInputs(stage, { Thickness: '3.5', Remark: '' })).toEqual({ Thickness: 3.5, Remark: '' });
  expect(missingNames(stage, { Thickness: ' ' })).toEqual(['Thickness']);
});

it('times of fixation are typed with day and minute, read back as they stand, and nothing else is a time', () => {
  const zone = 'Asia/Kolkata';
  const times = { removedAt: '2026-11-20T04:35:00.000Z', fixedAt: null, fixationEndedAt: null };
  const typed = typedTimes(times, zone);
  expect(typed).toEqual({ removedAt: '20/11/2026 10:05', fixedAt: '', fixationEndedAt: '' });
  expect(readTime(typed.removedAt, zone)).toBe(times.removedAt);
  expect(readTime(' ', zone)).toBeNull();
  expect(readTime('31/02/2026 10:05', zone)).toBeUndefined();
});
