import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { readBulkStageInfo } from '@nidan/contract/lab/results/stage-info-endpoint';
import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import {
  actOnStage,
  addThings,
  changeThing,
  countCases,
  discardThing,
  findForStage,
  listCases,
  openCase,
  readCase,
  rejectStage,
} from '@nidan/contract/lab/stages/stage-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { check, storedRevision } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  actBody,
  biopsyOnBench,
  cutCase,
  done,
  openedCase,
  rowOf,
  signedOut,
  stainedCase,
  started,
  thingOf,
} from './testing/case-at-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const technician = () => app.as('Technician');
const cut = (label: string) => ({ stage: 'Microtomy', label, inputs: { Thickness: 3 } });

describe('the case of a test', () => {
  it('gets its number and part A of its tube, and is opened once', async () => {
    const { billTestId } = await biopsyOnBench(app);
    const body = { billTestId, isFrozen: true };
    const found = await technician().ok(openCase, { body });
    expect(found).toMatchObject({
      caseNo: expect.stringMatching(/^S-\d\d-\d{6}$/),
      kind: 'histology',
      isFrozen: true,
    });
    expect(found.things).toMatchObject([{ label: 'A', barcode: `${found.caseNo.replaceAll('-', '')}A` }]);
    expect(rowOf(found, 'Grossing', 'A').state).toBe('READY_TO_RUN');
    expect(await technician().refused(openCase, { body })).toMatchObject({ code: 'case-open-already' });
    expect(await eventsOf(app, billTestId, 'openCase')).toHaveLength(1);
  });

  it('waits for the accession, and is none of a test without stages', async () => {
    const { billId } = await orderBill(app, { testCodes: ['BXS'], collect: true });
    const { billTestId } = testOn(await worksheetOf(app, billId), 'BXS');
    expect(await technician().refused(openCase, { body: { billTestId, isFrozen: false } })).toMatchObject({
      code: 'case-before-accession',
    });
    const other = testOn(await worksheetOf(app, await billOnBench(app, { testCodes: ['HB'] })), 'HB');
    const body = { billTestId: other.billTestId, isFrozen: false };
    expect(await technician().refused(openCase, { body })).toMatchObject({ code: 'test-without-stages' });
  });
});

describe('a stage', () => {
  it('that was skipped is refused, and says what it waits for', async () => {
    const found = await cutCase(app);
    const body = actBody(found, 'start_stage', { stage: 'Staining', label: 'A1-1' });
    const refusal = await technician().refused(actOnStage, { body });
    expect(refusal.msg).toBe(
      `Staining of ${found.caseNo} A1-1 waits for Microtomy of ${found.caseNo} A1-1. Do that first`,
    );
    expect(rowOf(found, 'Staining', 'A1-1').waitsFor).toBe('Microtomy of A1-1');
  });

  it('is not completed without its fields and parameters, and saving never takes it on', async () => {
    const found = await cutCase(app);
    const body = actBody(found, 'complete_stage', { stage: 'Grossing', label: 'A' });
    const refusal = await technician().refused(actOnStage, { body });
    expect(refusal.msg).toContain('Specimen, Gross description');
    await enter(app, found.billId, { BXS: { HP_SPEC: 'Gastric biopsy', HP_GROSS: 'Three bits' } });
    await technician().ok(actOnStage, { body });
    const embedded = await done(
      app,
      await technician().ok(readCase, { query: { billTestId: found.billTestId } }),
      {
        stage: 'Embedding',
        label: 'A1',
      },
    );
    const running = await started(app, embedded, { stage: 'Microtomy', label: 'A1-1' });
    const empty = actBody(running, 'complete_stage', { stage: 'Microtomy', label: 'A1-1' });
    expect(await technician().refused(actOnStage, { body: empty })).toMatchObject({
      code: 'stage-inputs-missing',
    });
    const saved = await technician().ok(actOnStage, {
      body: actBody(running, 'save_stage_result', cut('A1-1')),
    });
    expect(rowOf(saved, 'Microtomy', 'A1-1')).toMatchObject({ state: 'STARTED', inputs: { Thickness: 3 } });
    const complete = actBody(saved, 'complete_stage', { stage: 'Microtomy', label: 'A1-1' });
    const cutSlide = await technician().ok(actOnStage, { body: complete });
    expect(rowOf(cutSlide, 'Staining', 'A1-1').state).toBe('READY_TO_RUN');
  });

  it('takes only what its fields are', async () => {
    const found = await started(app, await openedCase(app), { stage: 'Grossing', label: 'A' });
    const body = actBody(found, 'save_stage_result', {
      stage: 'Grossing',
      label: 'A',
      inputs: { Colour: 'grey' },
    });
    expect(await technician().refused(actOnStage, { body })).toMatchObject({ code: 'invalid-input' });
  });

  it('of a block that two screens complete is completed once', async () => {
    const made = await cutCase(app);
    await enter(app, made.billId, { BXS: { HP_SPEC: 'Gastric biopsy', HP_GROSS: 'Three bits' } });
    const grossed = await technician().ok(actOnStage, {
      body: actBody(made, 'complete_stage', { stage: 'Grossing', label: 'A' }),
    });
    const running = await started(app, grossed, { stage: 'Embedding', label: 'A1' });
    const body = actBody(running, 'complete_stage', { stage: 'Embedding', label: 'A1' });
    await technician().ok(actOnStage, { body });
    expect(await app.asUser(app.lab.secondTechnician).refused(actOnStage, { body })).toMatchObject({
      code: 'stale-version',
    });
    const again = { ...body, version: body.version + 1 };
    expect(await technician().refused(actOnStage, { body: again })).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('of a role is done by its people alone', async () => {
    const stained = await stainedCase(app);
    await enter(app, stained.billId, {
      BXS: { HP_MICRO: 'Chronic gastritis', HP_DIAG: 'Chronic gastritis' },
    });
    const found = await technician().ok(readCase, { query: { billTestId: stained.billTestId } });
    const reported = await done(app, found, { stage: 'Reporting', label: null });
    expect(rowOf(reported, 'Sign-out', null).can).toEqual([]);
    const body = actBody(reported, 'start_stage', { stage: 'Sign-out', label: null });
    expect(await technician().refused(actOnStage, { body })).toMatchObject({ code: 'stage-of-role' });
  });
});

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** Times of a part that lay 15 minutes without formalin and 8 hours in it. */
function fixationTimes() {
  return { removedAt: hoursAgo(9.25), fixedAt: hoursAgo(9), fixationEndedAt: hoursAgo(1) };
}

it('a test is completed with its last stage and not with its values; its report says how its part was fixed', async () => {
  const stained = await stainedCase(app);
  const { billId, billTestId } = stained;
  const part = thingOf(stained, 'A');
  const fixed = { thingId: part.thingId, version: part.version, site: 'Antrum', ...fixationTimes() };
  await technician().ok(changeThing, { body: fixed });
  const { tests } = await enter(app, billId, {
    BXS: { HP_MICRO: 'Chronic gastritis', HP_DIAG: 'Chronic gastritis' },
  });
  expect(tests[0]?.state).toBe('partial');
  const signed = await signedOut(app, billTestId);
  expect(signed.completedAt).not.toBeNull();
  const sheet = await technician().ok(readWorksheet, { query: { billId } });
  expect(testOn(sheet, 'BXS').state).toBe('completed');
  const { thingId, version } = thingOf(signed, 'A');
  expect(await technician().refused(changeThing, { body: { thingId, version, site: 'Body' } })).toMatchObject(
    { code: 'case-complete' },
  );
  const { released } = await check(app, billId, { release: true });
  const { snapshot } = await storedRevision(app, released?.reportId ?? '');
  expect(snapshot.tests[0]?.pathology?.parts).toMatchObject([
    {
      label: 'A',
      text: expect.stringContaining('Antrum'),
      receptors: 'Cold ischaemia 15 min, fixation 8 h in 10 % neutral buffered formalin.',
    },
  ]);
});

describe('a rejected stage', () => {
  it('loses the slide, which is cut anew, and the case waits for the recut', async () => {
    const stained = await stainedCase(app);
    const made = await technician().ok(addThings, {
      body: {
        billTestId: stained.billTestId,
        things: [
          {
            thingId: newId(),
            kind: 'slide',
            parentId: thingOf(stained, 'A1').thingId,
            description: '',
            stain: 'H&E',
            why: 'deeper level',
            madeOf: thingOf(stained, 'A1-1').thingId,
          },
        ],
      },
    });
    expect(rowOf(made, 'Reporting', null).state).toBe('NOT_STARTED');
    const running = await started(app, await done(app, made, cut('A1-3')), {
      stage: 'Staining',
      label: 'A1-3',
    });
    const { stageProgressId, version } = rowOf(running, 'Staining', 'A1-3');
    const body = { stageProgressId, version, reason: 'Fold over the surface' };
    const rejected = await technician().ok(rejectStage, { body });
    expect(thingOf(rejected, 'A1-3').discardReason).toBe('Fold over the surface');
    expect(thingOf(rejected, 'A1-4')).toMatchObject({
      why: 'recut',
      madeOf: thingOf(rejected, 'A1-3').thingId,
    });
    expect(rowOf(rejected, 'Microtomy', 'A1-4').state).toBe('READY_TO_RUN');
    const barcode = thingOf(rejected, 'A1-3').barcode;
    expect(await technician().refused(findForStage, { body: { scan: barcode } })).toMatchObject({
      code: 'thing-waits-nowhere',
    });
  });

  it('goes back to itself or before, and names its slide where the case is rejected', async () => {
    const found = await started(app, await stainedCase(app), { stage: 'Reporting', label: null });
    const { stageProgressId, version } = rowOf(found, 'Reporting', null);
    const body = { stageProgressId, version, reason: 'Stain too pale' };
    expect(await technician().refused(rejectStage, { body: { ...body, target: 5 } })).toMatchObject({
      code: 'stage-no-target',
    });
    expect(await technician().refused(rejectStage, { body })).toMatchObject({ code: 'stage-names-thing' });
    const thingId = thingOf(found, 'A1-1').thingId;
    const rejected = await technician().ok(rejectStage, { body: { ...body, thingId } });
    expect(rowOf(rejected, 'Staining', 'A1-1')).toMatchObject({ attempt: 2, state: 'READY_TO_RUN' });
    expect(rowOf(rejected, 'Reporting', null)).toMatchObject({ attempt: 2, state: 'NOT_STARTED' });
    expect(await technician().refused(rejectStage, { body })).toMatchObject({ code: 'stale-version' });
    const again = { ...body, version: version + 1 };
    expect(await technician().refused(rejectStage, { body: again })).toMatchObject({
      code: 'stage-replaced',
    });
  });
});

const discard = (view: CaseView, label: string) => {
  const { thingId, version } = thingOf(view, label);
  return { body: { thingId, version, reason: 'Made by mistake' } };
};

describe('things of a case', () => {
  const thing = { thingId: newId(), description: '' };
  const add = (found: CaseView, one: object) => ({
    body: { billTestId: found.billTestId, things: [{ ...thing, ...one }] },
  });

  it('are made of their parent, in its time', async () => {
    const opened = await openedCase(app);
    const part = thingOf(opened, 'A').thingId;
    expect(
      await technician().refused(addThings, add(opened, { kind: 'block', parentId: part })),
    ).toMatchObject({ code: 'thing-before-its-stage' });
    expect(
      await technician().refused(addThings, add(opened, { kind: 'slide', parentId: null })),
    ).toMatchObject({ code: 'thing-parent-unfit' });
    expect(
      await technician().refused(addThings, add(opened, { kind: 'block', parentId: newId() })),
    ).toMatchObject({ code: 'not-found' });
    const cutted = await cutCase(app);
    const block = thingOf(cutted, 'A1').thingId;
    expect(
      await technician().refused(addThings, add(cutted, { kind: 'block', parentId: block })),
    ).toMatchObject({ code: 'thing-parent-unfit' });
    const recut = { kind: 'slide', parentId: block, why: 'recut' };
    expect(await technician().refused(addThings, add(cutted, recut))).toMatchObject({
      code: 'slide-made-of',
    });
    const stain = { kind: 'slide', parentId: block, why: 'immunohistochemistry' };
    expect(await technician().refused(addThings, add(cutted, stain))).toMatchObject({
      code: 'slide-names-stain',
    });
  });

  it('are not added once the case is reported', async () => {
    const stained = await stainedCase(app);
    await enter(app, stained.billId, { BXS: { HP_MICRO: 'Gastritis', HP_DIAG: 'Gastritis' } });
    const found = await technician().ok(readCase, { query: { billTestId: stained.billTestId } });
    const reported = await done(app, found, { stage: 'Reporting', label: null });
    const one = { kind: 'slide', parentId: thingOf(found, 'A1').thingId, stain: 'PAS', why: 'special stain' };
    expect(await technician().refused(addThings, add(reported, one))).toMatchObject({
      code: 'case-stage-done',
    });
  });

  it('keep the times of receptors in their order', async () => {
    const { thingId, version } = thingOf(await openedCase(app), 'A');
    const times = { removedAt: '2026-01-05T06:00:00.000Z', fixedAt: '2026-01-05T05:00:00.000Z' };
    expect(await technician().refused(changeThing, { body: { thingId, version, ...times } })).toMatchObject({
      code: 'invalid-input',
    });
    const body = {
      thingId,
      version,
      site: 'Left breast',
      laterality: 'left' as const,
      removedAt: times.fixedAt,
    };
    const changed = await technician().ok(changeThing, { body: { ...body, fixedAt: times.removedAt } });
    expect(thingOf(changed, 'A')).toMatchObject({
      site: 'Left breast',
      laterality: 'left',
      fixedAt: times.removedAt,
    });
    expect(await technician().refused(changeThing, { body })).toMatchObject({ code: 'stale-version' });
  });

  it('are discarded from the last on, but for the only part', async () => {
    const found = await cutCase(app);
    expect(await technician().refused(discardThing, discard(found, 'A1'))).toMatchObject({
      code: 'thing-has-made',
    });
    let left = await technician().ok(discardThing, discard(found, 'A1-1'));
    expect(await technician().refused(discardThing, discard(left, 'A1-1'))).toMatchObject({
      code: 'thing-gone',
    });
    left = await technician().ok(discardThing, discard(left, 'A1-2'));
    left = await technician().ok(discardThing, discard(left, 'A1'));
    expect(await technician().refused(discardThing, discard(left, 'A'))).toMatchObject({
      code: 'thing-is-last-part',
    });
  });
});

describe('a scan', () => {
  it('leads to the stage that waits, and is refused at another one', async () => {
    const found = await cutCase(app);
    const { barcode } = thingOf(found, 'A');
    const scanned = await technician().ok(findForStage, {
      body: { scan: barcode.toLowerCase(), stage: 'grossing' },
    });
    expect(scanned).toMatchObject({ caseNo: found.caseNo, stage: 'Grossing' });
    const wrong = { body: { scan: barcode, stage: 'Staining' } };
    const refusal = await technician().refused(findForStage, wrong);
    expect(refusal.msg).toBe(
      `${found.caseNo} A is at Grossing, and was scanned at Staining. Take it to Grossing`,
    );
    expect(await technician().refused(findForStage, { body: { scan: 'S99999999A' } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('of a tube leads to the test whose case is to be opened', async () => {
    const { billId, billTestId } = await biopsyOnBench(app);
    const { barcode } = testOn(await worksheetOf(app, billId), 'BXS');
    const scanned = await technician().ok(findForStage, { body: { scan: barcode ?? '' } });
    expect(scanned).toEqual({ billTestId, caseNo: null, thingId: null, stageProgressId: null, stage: null });
  });
});

it('labels of things are printed, and again only with a reason', async () => {
  const found = await cutCase(app);
  const thingIds = [thingOf(found, 'A1').thingId, thingOf(found, 'A1-1').thingId];
  const { zpl, tspl, samples } = await technician().ok(printLabels, { body: { thingIds } });
  expect(samples).toEqual([]);
  expect(zpl).toContain(`^FD${thingOf(found, 'A1-1').barcode}^FS`);
  expect(tspl).toContain('DMATRIX');
  expect(await technician().refused(printLabels, { body: { thingIds } })).toMatchObject({
    code: 'reprint-needs-reason',
  });
  await technician().ok(printLabels, { body: { thingIds, reason: 'Smudged' } });
  const again = await technician().ok(readCase, { query: { billTestId: found.billTestId } });
  expect(thingOf(again, 'A1').prints).toBe(2);
  expect(await technician().refused(printLabels, { body: {} })).toMatchObject({ code: 'invalid-input' });
  const strange = { body: { thingIds: [newId()] } };
  expect(await technician().refused(printLabels, strange)).toMatchObject({ code: 'not-found' });
});

describe('the board', () => {
  it('counts the things of each stage, and narrows to a view and a stage', async () => {
    const found = await cutCase(app);
    const { rows } = await technician().ok(listCases, {
      query: { q: found.caseNo, view: 'mine', stage: 'grossing' },
    });
    expect(rows).toMatchObject([
      {
        caseNo: found.caseNo,
        stages: [{ name: 'Grossing', things: 1, running: 1 }, {}, { things: 2 }, {}, {}, {}],
      },
    ]);
    const none = await technician().ok(listCases, { query: { q: found.caseNo, stage: 'Staining' } });
    expect(none.rows).toEqual([]);
    const old = await technician().ok(listCases, { query: { q: found.caseNo, olderThanHours: 24 } });
    expect(old.rows).toEqual([]);
    const ihc = await technician().ok(listCases, { query: { q: found.caseNo, view: 'ihc' } });
    expect(ihc.rows).toEqual([]);
  });

  it('says how many cases its views have, and which tests wait for theirs', async () => {
    const { billTestId } = await biopsyOnBench(app);
    const before = await technician().ok(countCases, {});
    expect(before.unopened.map((one) => one.billTestId)).toContain(billTestId);
    await technician().ok(openCase, { body: { billTestId, isFrozen: false } });
    const after = await technician().ok(countCases, {});
    const of = (counts: typeof before) => counts.views.find(({ view }) => view === 'histology')?.count ?? 0;
    expect(of(after)).toBe(of(before) + 1);
    expect(after.unopened.map((one) => one.billTestId)).not.toContain(billTestId);
  });

  it('tells the stages of the tests of bills', async () => {
    const found = await openedCase(app);
    const { bills } = await technician().ok(readBulkStageInfo, { body: { billIds: [found.billId] } });
    expect(bills[0]?.tests[0]).toMatchObject({
      caseNo: found.caseNo,
      stages: [
        { stage: 0, state: 'READY_TO_RUN', count: 1 },
        { stage: 4, state: 'NOT_STARTED' },
        { stage: 5 },
      ],
    });
  });
});
