import { expect, test } from 'vitest';
import { type CaseSnapshot, EMPTY_CASE } from '../pathology/case-snapshot.ts';
import { caseGroups, caseNoOf, caseNotes, casePictures, earlierWords } from './case-blocks.ts';
import { sampleResult, sampleTest } from './testing/sample-snapshot.ts';

const of = (said: Partial<CaseSnapshot>) => sampleTest({ pathology: { ...EMPTY_CASE, ...said } });
const momentOf = (instant: string): string => `20/11/2026 ${instant.slice(11, 16)}`;
const at = '2026-11-20T08:20:00.000Z';

/** Notes as they are read: their title, and each paragraph in one text. */
const read = (notes: ReturnType<typeof caseNotes>) =>
  notes.map(({ title, paragraphs }) => [
    title,
    ...paragraphs.map((pieces) => pieces.map(({ text }) => text).join('')),
  ]);

const diagnosis = sampleResult({
  parameterId: 'dx',
  name: 'Diagnosis',
  narrative: true,
  value: 'Carcinoma, grade 3.',
  changedFrom: 'Carcinoma, grade 2.',
});

test('an amended report quotes the diagnosis before in full, and no number', () => {
  const number = sampleResult({ changedFrom: '9.1' });
  const same = { ...diagnosis, changedFrom: null };
  const said = { revision: 1, at: '18/11/2026 16:20' };
  const tests = [sampleTest({ results: [number, diagnosis] }), sampleTest({ results: [same] })];
  expect(read(earlierWords(tests, said))).toEqual([
    ['What revision 1 of 18/11/2026 16:20 said', 'Diagnosis: Carcinoma, grade 2.'],
  ]);
  expect(earlierWords([sampleTest({ results: [number, same] })], said)).toEqual([]);
});

test('addenda stand first, each with its number, its moment and who wrote it', () => {
  const addendum = { number: 1, words: 'ER 90 %.\nHER2 1+.', addedAt: at, addedBy: 'Dr. Asha Joglekar' };
  const parts = [{ label: 'A', text: 'Breast, left', receptors: null }];
  expect(read(caseNotes(of({ addenda: [addendum, { ...addendum, number: 2 }], parts }), momentOf))).toEqual([
    ['Addendum 1, 20/11/2026 08:20, Dr. Asha Joglekar', 'ER 90 %.', 'HER2 1+.'],
    ['Addendum 2, 20/11/2026 08:20, Dr. Asha Joglekar', 'ER 90 %.', 'HER2 1+.'],
    ['Specimens of the case', 'A. Breast, left'],
  ]);
  expect(caseNotes(sampleTest(), momentOf)).toEqual([]);
});

test('below them stand the parts with their times, frozen sections, opinions and the source of the form', () => {
  const frozen = {
    words: 'Margin free.',
    receivedAt: '2026-11-20T08:00:00.000Z',
    toldAt: at,
    toldTo: 'Dr. Bapat',
    toldBy: 'Dr. Asha Joglekar',
    readBack: 'Free',
    minutes: 20,
    late: false,
  };
  const opinion = {
    by: 'Dr. Leela Sathe',
    qualification: 'MD',
    registrationNo: '77',
    at,
    answer: 'agrees' as const,
    words: 'Grade 2.',
  };
  const notes = caseNotes(
    of({
      parts: [{ label: 'A', text: '', receptors: 'Cold ischaemia 15 min.' }],
      frozen: [frozen, { ...frozen, late: true }],
      opinions: [opinion, { ...opinion, qualification: '', registrationNo: null }],
      synoptic: { title: 'Breast', source: 'a protocol', groups: [], remarks: ['Nodes not assessed.'] },
    }),
    momentOf,
  );
  const told =
    'Margin free. Received 20/11/2026 08:00, told to Dr. Bapat at 08:20 by Dr. Asha Joglekar after 20 min';
  expect(read(notes)).toEqual([
    ['Specimens of the case', 'A. Cold ischaemia 15 min.'],
    ['Frozen section', `${told}; read back: Free`, `${told}, later than laid down; read back: Free`],
    [
      'Second opinion',
      'Dr. Leela Sathe, MD, Reg. No. 77, agrees: Grade 2. (20/11/2026 08:20)',
      'Dr. Leela Sathe, agrees: Grade 2. (20/11/2026 08:20)',
    ],
    ['Synoptic report', 'Fields and stage after a protocol.', 'Nodes not assessed.'],
  ]);
});

test('the form is printed by its groups, the first one under its title', () => {
  const groups = ['Tumour', 'Nodes'].map((name) => ({ name, rows: [{ label: 'Grade', answer: '2' }] }));
  const synoptic = { title: 'Breast', source: '', groups, remarks: [] };
  expect(caseGroups(of({ synoptic }))).toMatchObject([
    { name: 'Breast: tumour', rows: [{ name: 'Grade', value: { kind: 'narrative', paragraphs: ['2'] } }] },
    { name: 'Nodes' },
  ]);
  expect([...caseGroups(of({})), ...caseGroups(sampleTest())]).toEqual([]);
});

test('tests of one case name it once; without a case none is named', () => {
  const [first, other] = [of({ caseNo: 'S-26-000123' }), of({ caseNo: 'S-26-000124' })];
  expect(caseNoOf([first, first, other])).toBe('case S-26-000123, S-26-000124');
  expect(caseNoOf([sampleTest(), of({})])).toBeNull();
});

test('a picture says of what it is, and is left out where its file may not be shown', () => {
  const picture = { sha256: 'ab', mediaType: 'image/png', caption: 'Cut surface', thing: 'A' };
  const file = { format: 'png' as const, base64: '' };
  const one = of({ pictures: [picture, { ...picture, thing: '' }] });
  expect(casePictures(one, () => file).map(({ caption }) => caption)).toEqual([
    'A. Cut surface',
    'Cut surface',
  ]);
  expect(casePictures(one, () => null)).toEqual([]);
});
