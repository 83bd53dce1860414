import { holdTests } from '@nidan/contract/lab/results/entry-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  collectSamples,
  listSamples,
  rejectSample,
  undoSampleStep,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { UndoableStep } from '@nidan/domain/samples/undo-step';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { enter, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function tubesOf(billId: string): Promise<[SampleView, ...SampleView[]]> {
  const [first, ...others] = (await app.as('Technician').ok(listSamples, { query: { billId } })).rows;
  if (first === undefined) throw new Error('The bill has no tube');
  return [first, ...others];
}

async function ordered(testCodes: string[], collect: boolean): Promise<[SampleView, ...SampleView[]]> {
  return tubesOf((await orderBill(app, { testCodes, collect })).billId);
}

async function collected(testCodes: string[]): Promise<SampleView[]> {
  const tubes = await ordered(testCodes, false);
  const body = { billId: tubes[0].billId, sampleIds: tubes.map(({ sampleId }) => sampleId) };
  return (await app.as('Technician').ok(collectSamples, { body })).samples;
}

async function accessioned(testCode: string): Promise<SampleView> {
  const [{ barcode }] = await ordered([testCode], true);
  const { samples } = await app.as('Technician').ok(accessionSamples, { body: { barcodes: [barcode] } });
  const [tube] = samples;
  if (tube === undefined) throw new Error('Nothing was accessioned');
  return tube;
}

const bodyOf = (step: UndoableStep, tubes: readonly SampleView[]) => ({
  body: { step, tubes: tubes.map(({ sampleId, version }) => ({ sampleId, version })) },
});
const stateOf = async (billId: string, code: string) => testOn(await worksheetOf(app, billId), code).state;

/** As if a step of a tube had been taken longer ago. */
async function age(tube: SampleView, column: 'collected_at' | 'accessioned_at'): Promise<void> {
  await asOwner(app, (db) =>
    sql`update sample set collected_at = collected_at - interval '61 s',
      ${sql.ref(column)} = ${sql.ref(column)} - interval '61 s' where sample_id = ${tube.sampleId}`
      .execute(db)
      .then(() => undefined),
  );
}

/** When the tests of a bill were received, as they say themselves. */
const receiptsOf = (billId: string) =>
  inTransaction(app.db, app.lab.lId, async (db) => {
    const rows = await db
      .selectFrom('bill_test')
      .select('received_at')
      .where('bill_id', '=', billId)
      .execute();
    return rows.map((row) => row.received_at?.toISOString() ?? null);
  });

describe('taking back', () => {
  it('a collection puts tubes and tests where they were, with an event of its own', async () => {
    const tubes = await collected(['CBC', 'LFT']);
    expect(tubes[0]?.can).toContain('undoCollect');
    const { samples } = await app.as('Technician').ok(undoSampleStep, bodyOf('collect', tubes));
    expect(samples.map(({ status, collectedAt }) => [status, collectedAt])).toEqual([
      [0, null],
      [0, null],
    ]);
    const [{ billId, sampleId, tests, can }] = await tubesOf(samples[0]?.billId ?? '');
    expect(can).toEqual(['collect', 'cancel']);
    expect(await stateOf(billId, 'CBC')).toBe('ncollected');
    expect(await eventsOf(app, sampleId, 'collect')).toHaveLength(1);
    const [event] = await eventsOf(app, sampleId, 'undoCollect');
    expect(event).toMatchObject({
      role_name: 'Technician',
      parts: tests.map(({ billTestId }) => billTestId),
      before: { status: 'collected' },
      after: { status: 'notCollected' },
    });
  });

  it('an accession lets the tube be scanned in again', async () => {
    const tube = await accessioned('CBC');
    const { samples } = await app.as('Technician').ok(undoSampleStep, bodyOf('accession', [tube]));
    expect(samples[0]).toMatchObject({ status: 10, accessionedAt: null });
    expect(await stateOf(tube.billId, 'CBC')).toBe('naccessioned');
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [tube.barcode] } });
    expect(await stateOf(tube.billId, 'CBC')).toBe('pending');
  });

  it('an accession takes the receipt from the tests of the tube, which they had of it', async () => {
    const tube = await accessioned('CBC');
    expect(await receiptsOf(tube.billId)).toEqual([tube.accessionedAt]);
    await app.as('Technician').ok(undoSampleStep, bodyOf('accession', [tube]));
    expect(await receiptsOf(tube.billId)).toEqual([null]);
  });

  it('goes step by step through a department that accessions for itself', async () => {
    const tube = await accessioned('UCUL');
    const { departmentId } = testOn(await worksheetOf(app, tube.billId), 'UCUL').department;
    const technician = app.as('Technician');
    const body = { departmentId, barcodes: [tube.barcode] };
    const { samples: received } = await technician.ok(accessionInDepartment, { body });
    const back = await technician.ok(undoSampleStep, bodyOf('accessionInDepartment', received));
    expect(back.samples[0]).toMatchObject({ status: 20, deptAccessionedAt: null });
    expect(await stateOf(tube.billId, 'UCUL')).toBe('naccessioned');
    const { samples } = await technician.ok(undoSampleStep, bodyOf('accession', back.samples));
    expect(samples[0]).toMatchObject({ status: 10, accessionedAt: null });
  });

  it('leaves a test on hold that was on hold before', async () => {
    const tubes = await ordered(['CBC', 'ESR'], false);
    const { billId } = tubes[0];
    const { billTestId, version } = testOn(await worksheetOf(app, billId), 'CBC');
    const technician = app.as('Technician');
    await technician.ok(holdTests, {
      body: { billId, tests: [{ billTestId, version }], reason: 'Asks first' },
    });
    const sampleIds = tubes.map(({ sampleId }) => sampleId);
    const { samples } = await technician.ok(collectSamples, { body: { billId, sampleIds } });
    await technician.ok(undoSampleStep, bodyOf('collect', samples));
    expect(await stateOf(billId, 'CBC')).toBe('onHold');
    expect(await stateOf(billId, 'ESR')).toBe('ncollected');
  });

  it('happens once, however many twins arrive', async () => {
    const tube = await accessioned('CBC');
    const technician = app.as('Technician');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => technician.call(undoSampleStep, bodyOf('accession', [tube]))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(await eventsOf(app, tube.sampleId, 'undoAccession')).toHaveLength(1);
  });
});

describe('is refused', () => {
  it('to another person, who is not offered it either', async () => {
    const tube = await accessioned('CBC');
    const manager = app.as('Manager');
    const { rows } = await manager.ok(listSamples, { query: { billId: tube.billId } });
    expect(rows[0]?.can).not.toContain('undoAccession');
    expect(await manager.refused(undoSampleStep, bodyOf('accession', [tube]))).toMatchObject({
      status: 403,
      code: 'undo-of-other',
      msg: `Tube ${tube.barcode}: somebody else did this. Only that person can take it back`,
    });
  });

  it('after a minute', async () => {
    const tube = await accessioned('CBC');
    await age(tube, 'accessioned_at');
    expect((await tubesOf(tube.billId))[0].can).not.toContain('undoAccession');
    expect(await app.as('Technician').refused(undoSampleStep, bodyOf('accession', [tube]))).toMatchObject({
      status: 409,
      code: 'undo-too-late',
      msg: `Tube ${tube.barcode}: this was done more than 60 seconds ago. Reject the tube, with a reason, instead`,
    });
  });

  it('once a value was entered or a test put on hold', async () => {
    const worked = await accessioned('CBC');
    await enter(app, worked.billId, { CBC: { HB: '13.4' } });
    const refusal = await app.as('Technician').refused(undoSampleStep, bodyOf('accession', [worked]));
    const name = worked.tests[0]?.name;
    expect(refusal).toMatchObject({
      status: 409,
      code: 'undo-overtaken',
      msg: `Tube ${worked.barcode}: work on ${name} went on since. Reject the tube, with a reason, instead`,
    });
    const held = await accessioned('ESR');
    const { billTestId, version } = testOn(await worksheetOf(app, held.billId), 'ESR');
    const body = { billId: held.billId, tests: [{ billTestId, version }], reason: 'Asks first' };
    await app.as('Technician').ok(holdTests, { body });
    expect(await app.as('Technician').refused(undoSampleStep, bodyOf('accession', [held]))).toMatchObject({
      code: 'undo-overtaken',
    });
  });

  it('once the tube has moved on, all tubes or none', async () => {
    const [one, other] = await collected(['CBC', 'LFT']);
    if (one === undefined || other === undefined) throw new Error('There are two tubes');
    const technician = app.as('Technician');
    await technician.ok(accessionSamples, { body: { barcodes: [other.barcode] } });
    const refusal = await technician.refused(undoSampleStep, bodyOf('collect', [one, other]));
    expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Technician' });
    const rows = await tubesOf(one.billId);
    expect(rows.find(({ sampleId }) => sampleId === one.sampleId)?.status).toBe(10);
  });

  it('with a stale version, a step that was not taken, an unknown tube, without the right and without a session', async () => {
    const tube = await accessioned('CBC');
    const technician = app.as('Technician');
    const stale = { ...tube, version: tube.version - 1 };
    expect(await technician.refused(undoSampleStep, bodyOf('accession', [stale]))).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
    expect(await technician.refused(undoSampleStep, bodyOf('collect', [tube]))).toMatchObject({
      status: 409,
      code: 'transition-refused',
    });
    const absent = { ...tube, sampleId: tube.billId };
    expect(await technician.refused(undoSampleStep, bodyOf('accession', [absent]))).toMatchObject({
      status: 404,
    });
    expect(
      await app.asOther('Technician').refused(undoSampleStep, bodyOf('accession', [tube])),
    ).toMatchObject({
      status: 404,
    });
    expect(await app.as('Accountant').refused(undoSampleStep, bodyOf('accession', [tube]))).toMatchObject({
      status: 403,
      code: 'not-permitted',
    });
    expect(await app.asNobody().refused(undoSampleStep, bodyOf('accession', [tube]))).toMatchObject({
      status: 401,
    });
    const { body } = bodyOf('accession', []);
    expect(await technician.refused(undoSampleStep, { body })).toMatchObject({ status: 400 });
  });

  it('for a tube that was rejected, whose child starts anew', async () => {
    const tube = await accessioned('CBC');
    const { sampleId, version } = tube;
    const technician = app.as('Technician');
    await technician.ok(rejectSample, { body: { sampleId, version, reason: 'Wrong tube' } });
    expect(await technician.refused(undoSampleStep, bodyOf('accession', [tube]))).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
    const [rejected] = (await tubesOf(tube.billId)).filter((one) => one.sampleId === sampleId);
    const fresh = { ...tube, version: rejected?.version ?? 0 };
    expect(await technician.refused(undoSampleStep, bodyOf('accession', [fresh]))).toMatchObject({
      status: 409,
      code: 'transition-refused',
      state: 'reSampling',
    });
  });
});
