import { listHolds } from '@nidan/contract/lab/quality/hold-endpoints';
import type { RunSheet } from '@nidan/contract/lab/quality/quality-views';
import { completeRun, lookAtRun, savePoints, undoRun } from '@nidan/contract/lab/quality/run-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { completedRun, enteredRun, pointsAt, qcOfLab, startedRun } from './testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');
const nothing = { comment: '', correctiveAction: '' };
const bodyOf = ({ run }: RunSheet, step: 'enter' | 'complete') => ({
  body: { runId: run.runId, version: run.version, step },
});
const valuesOf = ({ lines }: RunSheet) => lines.map(({ point }) => point?.value ?? null);
const later = (seconds: number, runId: string) =>
  asOwner(app, async (db) => {
    const back = sql`make_interval(secs => ${seconds})`;
    await sql`update qc_run set completed_at = completed_at - ${back} where run_id = ${runId}`.execute(db);
    await sql`update qc_point set entered_at = entered_at - ${back} where run_id = ${runId}`.execute(db);
  });

describe('an entry of control values', () => {
  it('is undone: the run is without it, and the audit trail keeps the values', async () => {
    const qc = await qcOfLab(app);
    const first = await enteredRun(app, qc, [0.5, null]);
    const { runId, version } = first.run;
    const both = await bench().ok(savePoints, { body: { runId, version, points: pointsAt(qc, [null, 1]) } });
    const undone = await bench().ok(undoRun, bodyOf(both, 'enter'));
    expect(valuesOf(undone)).toEqual([1.05, null]);
    expect(await eventsOf(app, runId, 'undoEnter')).toMatchObject([
      { before: { points: [{ value: 4.2, z: expect.closeTo(1) }] } },
    ]);
    const again = { runId, version: undone.run.version, points: pointsAt(qc, [null, 0]) };
    expect(valuesOf(await bench().ok(savePoints, { body: again }))).toEqual([1.05, 4]);
  });

  it('stays when its value would be judged, or replaced another', async () => {
    const qc = await qcOfLab(app);
    const far = await enteredRun(app, qc, [2.4, null]);
    expect(await bench().refused(undoRun, bodyOf(far, 'enter'))).toMatchObject({
      status: 409,
      code: 'qc-undo-judged',
    });
    const { runId, version } = await enteredRun(app, qc, [0.5, null]).then(({ run }) => run);
    const points = pointsAt(qc, [0.7, null]);
    const replaced = await bench().ok(savePoints, {
      body: { runId, version, points, reason: 'Typed from the wrong line' },
    });
    expect(await bench().refused(undoRun, bodyOf(replaced, 'enter'))).toMatchObject({
      code: 'qc-undo-judged',
    });
  });

  it('is undone by its own user within a minute', async () => {
    const sheet = await enteredRun(app, await qcOfLab(app), [0.5, null]);
    expect(await app.as('Manager').refused(undoRun, bodyOf(sheet, 'enter'))).toMatchObject({
      status: 403,
      code: 'qc-undo-of-other',
    });
    await later(61, sheet.run.runId);
    expect(await bench().refused(undoRun, bodyOf(sheet, 'enter'))).toMatchObject({
      status: 409,
      code: 'qc-undo-too-late',
    });
    const empty = await startedRun(app, await qcOfLab(app));
    expect(await bench().refused(undoRun, bodyOf(empty, 'enter'))).toMatchObject({ code: 'qc-undo-nothing' });
  });
});

describe('a completed run', () => {
  it('is started again, and completed once more', async () => {
    const qc = await qcOfLab(app);
    const done = await completedRun(app, qc, [0.5, 2.2]);
    expect(done.run.verdict).toBe('warning');
    const open = await bench().ok(undoRun, bodyOf(done, 'complete'));
    expect(open.run).toMatchObject({ statusLabel: 'started', verdict: null, can: ['enter', 'complete'] });
    expect(open.lines.map(({ point }) => [point?.verdict, point?.rules])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(await eventsOf(app, done.run.runId, 'undoComplete')).toMatchObject([
      { before: { state: 'completed', verdict: 'warning' }, after: { state: 'started' } },
    ]);
    const body = { runId: open.run.runId, version: open.run.version, ...nothing };
    expect((await bench().ok(completeRun, { body })).run.verdict).toBe('warning');
    expect(await bench().refused(undoRun, bodyOf(done, 'complete'))).toMatchObject({ code: 'stale-version' });
  });

  it('stays when a hold goes by it, when it was reviewed, and when another run followed', async () => {
    const rejected = await completedRun(app, await qcOfLab(app), [3.4, 0]);
    expect(await bench().refused(undoRun, bodyOf(rejected, 'complete'))).toMatchObject({
      status: 409,
      code: 'qc-undo-overtaken',
    });
    const { rows } = await bench().ok(listHolds, { query: { open: true } });
    expect(rows.map(({ runId }) => runId)).toContain(rejected.run.runId);
    const done = await completedRun(app, await qcOfLab(app), [0, 0]);
    const { runId, version } = done.run;
    const seen = await app.as('Manager').ok(lookAtRun, { body: { runId, version } });
    expect(await bench().refused(undoRun, bodyOf(seen, 'complete'))).toMatchObject({
      code: 'qc-undo-overtaken',
    });
    const qc = await qcOfLab(app);
    const before = await completedRun(app, qc, [0, 0]);
    await completedRun(app, qc, [0.1, 0.1]);
    expect(await bench().refused(undoRun, bodyOf(before, 'complete'))).toMatchObject({
      code: 'qc-undo-overtaken',
    });
  });

  it('is undone by its own user within a minute', async () => {
    const done = await completedRun(app, await qcOfLab(app), [0, 0]);
    expect(await app.as('Manager').refused(undoRun, bodyOf(done, 'complete'))).toMatchObject({
      code: 'qc-undo-of-other',
    });
    await later(61, done.run.runId);
    expect(await bench().refused(undoRun, bodyOf(done, 'complete'))).toMatchObject({
      code: 'qc-undo-too-late',
    });
    const open = await startedRun(app, await qcOfLab(app));
    expect(await bench().refused(undoRun, bodyOf(open, 'complete'))).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('leaves every invariant whole', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
