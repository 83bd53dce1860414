import { expect, test } from 'vitest';
import { type CaseSnapshot, EMPTY_CASE } from '../pathology/case-snapshot.ts';
import { addendaIn, caseChanges } from './case-changes.ts';
import { compareReports } from './report-changes.ts';
import { sampleSnapshot, sampleTest } from './testing/sample-snapshot.ts';

const of = (said: Partial<CaseSnapshot>) => sampleTest({ pathology: { ...EMPTY_CASE, ...said } });

const table = (answer: string): CaseSnapshot['synoptic'] => ({
  title: 'Invasive carcinoma of the breast',
  source: 'a protocol',
  groups: [{ name: 'Tumour', rows: [{ label: 'Nottingham grade', answer }] }],
  remarks: [],
});
const part = (receptors: string | null) => ({ label: 'A', text: 'Breast, left', receptors });
const picture = (caption: string) => ({
  sha256: '0123456789abcdef',
  mediaType: 'image/png',
  caption,
  thing: 'A',
});
const addendum = (number: number) => ({
  number,
  words: 'HER2 1+.',
  addedAt: '2026-11-20T08:00:00.000Z',
  addedBy: 'Dr. Asha Joglekar',
});
const opinion = {
  by: 'Dr. Leela Sathe',
  qualification: null,
  registrationNo: null,
  at: '2026-11-20T08:00:00.000Z',
  answer: 'agrees' as const,
  words: 'Grade 2.',
};
const frozen = {
  words: 'Margin free.',
  receivedAt: '2026-11-20T08:00:00.000Z',
  toldAt: '2026-11-20T08:20:00.000Z',
  toldTo: 'Dr. Bapat',
  toldBy: 'Dr. Asha Joglekar',
  readBack: 'Free',
  minutes: 20,
  late: false,
};

const line = ([investigation, was, isNow, effect]: readonly [string, string, string, string]) => ({
  investigation,
  was: { text: was, trailing: '', flag: null },
  isNow: { text: isNow, trailing: '', flag: null },
  effect,
});

test.each<[string, Partial<CaseSnapshot>, Partial<CaseSnapshot>, readonly [string, string, string, string]]>([
  [
    'an answer of the form',
    { synoptic: table('2') },
    { synoptic: table('3') },
    ['Nottingham grade', '2', '3', 'corrected'],
  ],
  [
    'the form that was taken away',
    { synoptic: table('2') },
    {},
    ['Nottingham grade', '2', 'not reported', 'taken back'],
  ],
  [
    'the times of a part',
    { parts: [part(null)] },
    { parts: [part('Cold ischaemia 15 min.')] },
    ['Part A', 'Breast, left', 'Breast, left. Cold ischaemia 15 min.', 'corrected'],
  ],
  [
    'a picture that is worded anew',
    { pictures: [picture('Core')] },
    { pictures: [picture('Tumour')] },
    ['Picture 01234567', 'Core', 'Tumour', 'corrected'],
  ],
  [
    'a second opinion',
    {},
    { opinions: [opinion] },
    ['Second opinion, Dr. Leela Sathe', 'not reported', 'agrees: Grade 2.', 'added'],
  ],
  [
    'a frozen section',
    {},
    { frozen: [frozen] },
    ['Frozen section 1', 'not reported', 'Margin free.', 'added'],
  ],
])('%s is told with what stood before', (...[, was, isNow, told]) => {
  expect(caseChanges(of(was), of(isNow))).toEqual([line(told)]);
  expect(caseChanges(of(isNow), of(isNow))).toEqual([]);
});

test('a test without a case says nothing of one', () => {
  expect(caseChanges(sampleTest(), sampleTest())).toEqual([]);
  expect(caseChanges(sampleTest(), of({ synoptic: table('2') }))).toEqual([
    line(['Nottingham grade', 'not reported', '2', 'added']),
  ]);
});

test('an addendum is worth a revision, and takes nothing back', () => {
  const [before, after] = [of({ addenda: [addendum(1)] }), of({ addenda: [addendum(1), addendum(2)] })];
  expect(caseChanges(before, after)).toEqual([]);
  expect([sampleTest(), before, after].map((one) => addendaIn([one]))).toEqual([0, 1, 2]);
  expect(addendaIn([before, after])).toBe(3);
  expect(compareReports(sampleSnapshot({ tests: [before] }), sampleSnapshot({ tests: [after] }))).toEqual({
    changes: [],
    revokes: false,
    same: false,
  });
});
