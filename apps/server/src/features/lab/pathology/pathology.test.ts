import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  addAddendum,
  addCasePicture,
  askOpinion,
  changeCasePicture,
  dropSynoptic,
  giveOpinion,
  openCasePicture,
  readCaseReport,
  recordScreening,
  saveSynoptic,
  tellFrozen,
  withdrawOpinion,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import { MOST_PRINTED_PICTURES } from '@nidan/domain/pathology/opinion';
import { CORE } from '@nidan/domain/pathology/testing/core-of-breast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { enter, testRefs } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith } from '../../../testing/person-with.ts';
import { check, onDesk, storedRevision, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { smallPng } from '../../base/files/testing/small-files.ts';
import { type CaseOnBench, caseOnBench } from './testing/case-on-bench.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WORDS = {
  HP_SPEC: 'Core biopsy, left breast',
  HP_GROSS: 'Three cores, 8 to 12 mm',
  HP_MICRO: 'Invasive ducts in a fibrous stroma.',
  HP_DIAG: 'Invasive carcinoma of no special type, grade 2.',
};

type Case = CaseOnBench;

const onBench = (code = 'BXS') => caseOnBench(app, code);

async function written(): Promise<Case> {
  const one = await onBench();
  await enter(app, one.billId, { BXS: WORDS });
  return one;
}

async function released(): Promise<Case & { readonly reportId: string }> {
  const one = await written();
  const { released: report } = await check(app, one.billId, { release: true });
  return { ...one, reportId: report?.reportId ?? '' };
}

const of = ({ billTestId }: Case) => ({ params: { billTestId } });
const technician = () => app.as('Technician');
const pathologist = () => app.as('Pathologist');

const save = (one: Case, answers: Readonly<Record<string, string>>, version = 0) => ({
  ...of(one),
  body: { protocol: 'breast', answers, version },
});

async function refusedCheck({ billId }: Case) {
  return pathologist().refused(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
}

let drawn = 0;
function picture(change: Partial<BodyOf<typeof addCasePicture>> = {}) {
  drawn += 1;
  const content = smallPng({ width: 40, height: 30 + drawn }).toString('base64');
  return {
    fileId: newId(),
    name: 'p.png',
    content,
    caption: 'Cut surface',
    thing: 'A',
    onReport: true,
    ...change,
  };
}

const outside = (change = {}) => ({
  opinionId: newId(),
  userId: null,
  outsider: 'Dr. Leela Sathe',
  question: '',
  ...change,
});

const look = (round: 'screening' | 'rescreen', found: 'HSIL' | 'LSIL' | 'NILM') => ({
  round,
  found,
  note: '',
});

describe('a synoptic form', () => {
  it('is kept with its event, drops what is not asked, and knows its version', async () => {
    const one = await onBench();
    const { synoptic } = await technician().ok(saveSynoptic, save(one, { ...CORE, size: '23' }));
    expect(synoptic).toMatchObject({ protocol: 'breast', answers: CORE, version: 1 });
    expect(await eventsOf(app, one.billTestId, 'saveSynoptic')).toHaveLength(1);
    expect(await technician().refused(saveSynoptic, save(one, CORE))).toMatchObject({
      code: 'stale-version',
    });
    const other = { ...of(one), body: { protocol: 'colon', answers: {}, version: 1 } };
    expect(await technician().refused(saveSynoptic, other)).toMatchObject({ code: 'synoptic-other-form' });
    const drop = { ...of(one), body: { version: 1, reason: 'Another case' } };
    expect((await technician().ok(dropSynoptic, drop)).synoptic).toBeNull();
    expect(
      (await technician().ok(saveSynoptic, { ...other, body: { ...other.body, version: 0 } })).synoptic,
    ).toMatchObject({ protocol: 'colon' });
  });

  it('refuses by field what can be no answer', async () => {
    const answers = { ...CORE, procedure: 'Excision', size: 'large', grade: '4', colour: 'blue' };
    expect(await technician().refused(saveSynoptic, save(await onBench(), answers))).toMatchObject({
      code: 'invalid-input',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'answers.size', msg: 'Enter a number with 1 decimal at most' }),
        expect.objectContaining({ field: 'answers.grade', msg: 'Choose one of: 1, 2, 3, Not graded' }),
        expect.objectContaining({ field: 'answers.colour', msg: 'This form has no such field' }),
      ]),
    });
  });

  it('keeps the test from being signed while it has gaps, or a grade that its scores do not give', async () => {
    const one = await written();
    const { grade: _, ...gap } = CORE;
    await technician().ok(saveSynoptic, save(one, gap));
    expect(await refusedCheck(one)).toMatchObject({
      code: 'synoptic-incomplete',
      msg: 'Biopsy, small: the synoptic form lacks Nottingham grade. Fill it in, or take the form away',
    });
    await technician().ok(saveSynoptic, save(one, { ...CORE, grade: '3' }, 1));
    expect(await refusedCheck(one)).toMatchObject({
      code: 'synoptic-differs',
      msg: expect.stringContaining('Nottingham grade should be 2 by scores of 7 in all'),
    });
    await technician().ok(saveSynoptic, save(one, { ...CORE, grade: '3', otherwise: 'Necrosis' }, 2));
    await check(app, one.billId);
    expect(await technician().refused(saveSynoptic, save(one, CORE, 3))).toMatchObject({
      code: 'case-closed',
    });
  });

  it('is none of a test without stages', async () => {
    const one = await onBench('CBC');
    expect(await technician().refused(saveSynoptic, save(one, CORE))).toMatchObject({ code: 'not-a-case' });
  });
});

describe('a picture', () => {
  it('is kept, worded anew, left off, taken away, and handed out as it came', async () => {
    const one = await onBench();
    const body = picture();
    const kept = await technician().ok(addCasePicture, { ...of(one), body });
    expect(kept).toMatchObject({ caption: 'Cut surface', thing: 'A', mediaType: 'image/png', version: 1 });
    const params = { billTestId: one.billTestId, fileId: body.fileId };
    const answer = await pathologist().call(openCasePicture, { params });
    expect(answer.bytes.toString('base64')).toBe(body.content);
    expect(await app.asUser(app.lab.demoUser).refused(openCasePicture, { params })).toMatchObject({
      code: 'demo-sees-no-file',
    });
    const off = { params, body: { version: 1, caption: 'Tumour', onReport: false } };
    expect((await technician().ok(changeCasePicture, off)).pictures).toMatchObject([
      { caption: 'Tumour', onReport: false, version: 2 },
    ]);
    expect(await technician().refused(changeCasePicture, off)).toMatchObject({ code: 'stale-version' });
    const gone = { params, body: { version: 2, remove: true } };
    expect((await technician().ok(changeCasePicture, gone)).pictures).toEqual([]);
    expect(await technician().refused(openCasePicture, { params })).toMatchObject({ code: 'not-found' });
  });

  it('is refused by its kind and size, and as one of too many on a report', async () => {
    const one = await onBench();
    const add = (body: BodyOf<typeof addCasePicture>) =>
      technician().refused(addCasePicture, { ...of(one), body });
    expect(await add(picture({ name: 'p.pdf' }))).toMatchObject({ code: 'file-ending-refused' });
    const large = Buffer.concat([smallPng(), Buffer.alloc(8 * 1024 * 1024)]).toString('base64');
    expect((await add(picture({ content: large }))).msg).toMatch(/larger than|at most/);
    for (let index = 0; index < MOST_PRINTED_PICTURES; index += 1) {
      await technician().ok(addCasePicture, { ...of(one), body: picture() });
    }
    expect(await add(picture())).toMatchObject({ code: 'printed-pictures-full' });
    await technician().ok(addCasePicture, { ...of(one), body: picture({ onReport: false }) });
  });

  it('of a whole film is larger than any request', async () => {
    const content = 'A'.repeat(40 * 1024 * 1024);
    const body = picture({ content });
    expect(await technician().refused(addCasePicture, { ...of(await onBench()), body })).toMatchObject({
      status: 413,
      code: 'file-too-large',
      msg: expect.stringContaining('at most 8 MB are taken here'),
    });
  });
});

describe('a second opinion', () => {
  it('keeps the case from being signed until it has come or is taken back', async () => {
    const one = await written();
    const body = outside();
    await pathologist().ok(askOpinion, { ...of(one), body });
    expect(await refusedCheck(one)).toMatchObject({ code: 'opinion-open' });
    expect(await pathologist().refused(askOpinion, { ...of(one), body: outside() })).toMatchObject({
      code: 'opinion-asked-already',
    });
    const params = { billTestId: one.billTestId, opinionId: body.opinionId };
    const give = { params, body: { version: 1, answer: 'agrees in part' as const, words: 'Grade 3.' } };
    expect((await pathologist().ok(giveOpinion, give)).opinions).toMatchObject([
      { askedOf: 'Dr. Leela Sathe', answer: 'agrees in part', words: 'Grade 3.', mayGive: false },
    ]);
    expect(await pathologist().refused(giveOpinion, give)).toMatchObject({ code: 'stale-version' });
    const again = { params, body: { ...give.body, version: 2 } };
    expect(await pathologist().refused(giveOpinion, again)).toMatchObject({ code: 'opinion-over' });
    const second = outside({ outsider: 'Dr. Mistry' });
    await pathologist().ok(askOpinion, { ...of(one), body: second });
    const back = { version: 1, reason: 'She is on leave' };
    const taken = { params: { ...params, opinionId: second.opinionId }, body: back };
    await pathologist().ok(withdrawOpinion, taken);
    await check(app, one.billId);
  });

  it('is given by whom it was asked of, who is a colleague and another one', async () => {
    const one = await onBench();
    const colleague = await personWith(app, { results: 15, authorise: 15 });
    const stranger = await personWith(app, { results: 15 });
    const me = app.lab.users.get('Pathologist')?.userId ?? '';
    const ask = (userId: string) =>
      pathologist().refused(askOpinion, { ...of(one), body: outside({ userId }) });
    expect(await ask(me)).toMatchObject({ code: 'opinion-of-oneself' });
    expect(await ask(stranger.userId)).toMatchObject({ code: 'not-a-colleague' });
    expect(
      await pathologist().refused(askOpinion, { ...of(one), body: outside({ outsider: ' ' }) }),
    ).toMatchObject({ code: 'invalid-input' });
    const body = outside({ userId: colleague.userId });
    await pathologist().ok(askOpinion, { ...of(one), body });
    const params = { billTestId: one.billTestId, opinionId: body.opinionId };
    const give = { params, body: { version: 1, answer: 'agrees' as const, words: 'The same.' } };
    expect(await pathologist().refused(giveOpinion, give)).toMatchObject({ code: 'opinion-not-yours' });
    expect((await colleague.client.ok(giveOpinion, give)).opinions[0]).toMatchObject({ answer: 'agrees' });
  });
});

describe('a smear', () => {
  it('that is grave is looked at again, by another person and after the first', async () => {
    const one = await onBench('PAP');
    const screen = (body: ReturnType<typeof look>) => ({ ...of(one), body });
    expect(await technician().refused(recordScreening, screen(look('rescreen', 'HSIL')))).toMatchObject({
      code: 'screening-too-early',
    });
    const { screeningDue } = await technician().ok(recordScreening, screen(look('screening', 'HSIL')));
    expect(screeningDue).toBe('rescreen');
    expect(await technician().refused(recordScreening, screen(look('screening', 'LSIL')))).toMatchObject({
      code: 'screening-done',
    });
    expect(await technician().refused(recordScreening, screen(look('rescreen', 'HSIL')))).toMatchObject({
      code: 'rescreen-by-other',
    });
    const values = {
      PAP_TYPE: 'Vault',
      PAP_ADEQ: 'Satisfactory',
      PAP_CAT: 'Epithelial cell abnormality',
      PAP_SQ: 'HSIL',
      PAP_GL: 'No abnormality',
      PAP_ORG: 'None seen',
      PAP_INFL: 'None',
    };
    await enter(app, one.billId, { PAP: values });
    expect(await refusedCheck(one)).toMatchObject({ code: 'rescreen-due' });
    await pathologist().ok(recordScreening, screen(look('rescreen', 'HSIL')));
    const negative = 'Negative for intraepithelial lesion or malignancy';
    await enter(app, one.billId, { PAP: { PAP_CAT: negative } });
    expect(await refusedCheck(one)).toMatchObject({
      code: 'smear-contradicts',
      msg: expect.stringContaining(`says "${negative}", the cells say HSIL`),
    });
    await enter(app, one.billId, { PAP: { PAP_CAT: values.PAP_CAT } });
    await check(app, one.billId);
  });
});

describe('a frozen section', () => {
  it('is kept with who was told, when and what was read back; times in their order', async () => {
    const one = await onBench('FROZEN');
    const told = Date.now() - 60_000;
    const body = {
      number: 1,
      words: 'Margin free.',
      receivedAt: new Date(told - 25 * 60_000).toISOString(),
      toldAt: new Date(told).toISOString(),
      toldTo: 'Dr. Bapat',
      readBack: 'Free',
    };
    const tell = (change = {}) => ({ ...of(one), body: { ...body, ...change } });
    for (const wrong of [
      { receivedAt: new Date(told + 1).toISOString() },
      { toldAt: '2999-01-01T00:00:00.000Z' },
    ]) {
      expect(await pathologist().refused(tellFrozen, tell(wrong))).toMatchObject({
        code: 'frozen-out-of-order',
      });
    }
    expect((await pathologist().ok(tellFrozen, tell())).frozen).toMatchObject([{ toldTo: 'Dr. Bapat' }]);
    const [event] = await eventsOf(app, one.billTestId, 'tellFrozen');
    expect(event).toMatchObject({ after: { late: true } });
    expect(await pathologist().refused(tellFrozen, tell())).toMatchObject({ code: 'frozen-number-taken' });
  });
});

describe('the report', () => {
  it('says the form, the pictures, the opinions; an addendum adds to it and changes nothing', async () => {
    const one = await written();
    await technician().ok(saveSynoptic, save(one, CORE));
    await technician().ok(addCasePicture, { ...of(one), body: picture() });
    await technician().ok(addCasePicture, { ...of(one), body: picture({ onReport: false }) });
    const { released: first } = await check(app, one.billId, { release: true });
    const before = await storedRevision(app, first?.reportId ?? '');
    const [said] = before.snapshot.tests;
    expect(said?.pathology).toMatchObject({
      synoptic: { title: 'Invasive carcinoma of the breast' },
      pictures: [{ caption: 'Cut surface', thing: 'A' }],
      addenda: [],
    });
    const words = 'Oestrogen receptor positive in 90 %.';
    const add = { ...of(one), body: { number: 1, words } };
    const { addenda } = await pathologist().ok(addAddendum, add);
    expect(addenda).toMatchObject([{ number: 1, words }]);
    expect(await pathologist().refused(addAddendum, add)).toMatchObject({ code: 'addendum-number-taken' });
    const { reportId } = await onDesk(app, one.billId);
    const after = await storedRevision(app, reportId);
    expect(after).toMatchObject({ revision: 2, status: 'FINAL', reason: 'Addendum 1' });
    expect(after.snapshot).toMatchObject({ addendum: 1, signatories: before.snapshot.signatories });
    expect(after.snapshot.tests[0]).toEqual({
      ...said,
      pathology: { ...said?.pathology, addenda: [expect.objectContaining({ words })] },
    });
  });

  it('that is amended quotes the diagnosis before, and keeps its addenda', async () => {
    const one = await released();
    await pathologist().ok(addAddendum, { ...of(one), body: { number: 1, words: 'Levels cut.' } });
    await uncheck(app, one.billId, { code: 'BXS', reason: 'Second review' });
    const diagnosis = 'Invasive carcinoma of no special type, grade 3.';
    await enter(app, one.billId, { BXS: { HP_DIAG: diagnosis } });
    await check(app, one.billId, { release: true });
    const { snapshot } = await storedRevision(app, (await onDesk(app, one.billId)).reportId);
    expect(snapshot).toMatchObject({ status: 'AMENDED', revision: 3 });
    expect(snapshot.addendum).toBeUndefined();
    const [test] = snapshot.tests;
    expect(test?.pathology?.addenda).toHaveLength(1);
    expect(test?.results.find(({ name }) => name === 'Diagnosis')).toMatchObject({
      value: diagnosis,
      changedFrom: WORDS.HP_DIAG,
    });
  });

  it('takes no addendum before it is released, or while it would change otherwise', async () => {
    const add = (one: Case) => ({ ...of(one), body: { number: 1, words: 'More.' } });
    const early = await written();
    expect(await pathologist().refused(addAddendum, add(early))).toMatchObject({
      code: 'addendum-not-released',
    });
    const one = await released();
    await uncheck(app, one.billId, { code: 'BXS', reason: 'Second review' });
    await enter(app, one.billId, { BXS: { HP_DIAG: 'Benign.' } });
    await check(app, one.billId);
    expect(await pathologist().refused(addAddendum, add(one))).toMatchObject({
      code: 'addendum-with-changes',
    });
    expect((await pathologist().ok(readCaseReport, of(one))).addenda).toEqual([]);
  });
});

it('leaves every invariant whole', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
