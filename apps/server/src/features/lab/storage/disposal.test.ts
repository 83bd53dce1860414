import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import {
  askDisposal,
  disposalPdf,
  listDisposals,
  withdrawDisposal,
  witnessDisposal,
} from '@nidan/contract/lab/storage/disposal-endpoints';
import {
  createStorageUnit,
  listStoredTubes,
  retrieveTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { otherPlaceOf } from '../boxes/testing/box-at-work.ts';
import { letRetentionPass, storedTube } from './testing/stored-tube.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const technician = () => app.as('Technician');
const witness = () => app.asUser(app.lab.secondTechnician);

/** A stored tube whose only test is checked. */
async function finishedTube(): Promise<StoredTubeView> {
  const billId = await billOnBench(app, { testCodes: ['TSH'] });
  await enter(app, billId, { TSH: { TSH: '2.1' } });
  await check(app, billId, { codes: ['TSH'] });
  return storedTube(world(), { billId });
}

async function dueTubes(count: number): Promise<StoredTubeView[]> {
  const tubes: StoredTubeView[] = [];
  for (let at = 0; at < count; at += 1) tubes.push(await finishedTube());
  await letRetentionPass(
    world(),
    tubes.map(({ sampleId }) => sampleId),
  );
  return tubes;
}

const bodyOf = (tubes: readonly StoredTubeView[], part: object = {}) => ({
  body: {
    disposalId: newId(),
    sampleIds: tubes.map(({ sampleId }) => sampleId),
    method: 'autoclave' as const,
    bagColour: 'red' as const,
    note: '',
    ...part,
  },
});

const stateOf = async ({ barcode }: StoredTubeView) =>
  (await technician().ok(findSample, { query: { barcode } })).status;

describe('a disposal run', () => {
  it('disposes of its tubes when another person has witnessed it, with a numbered certificate', async () => {
    const tubes = await dueTubes(2);
    const [first] = tubes;
    if (first === undefined) throw new Error('Two were stored');
    const { rows: due } = await technician().ok(listStoredTubes, { query: { only: 'due', limit: 200 } });
    expect(due.map(({ barcode }) => barcode)).toEqual(
      expect.arrayContaining(tubes.map(({ barcode }) => barcode)),
    );
    const run = await technician().ok(askDisposal, bodyOf(tubes));
    expect(run).toMatchObject({ number: null, witnessedBy: null, can: ['withdraw'], version: 1 });
    expect(await stateOf(first)).toBe(70);
    expect(await technician().refused(disposalPdf, { query: { disposalId: run.disposalId } })).toMatchObject({
      code: 'disposal-not-witnessed',
    });
    const witnessed = await witness().ok(witnessDisposal, {
      body: { disposalId: run.disposalId, version: 1 },
    });
    expect(witnessed.number).toMatch(/^D\d{6}$/);
    expect(witnessed).toMatchObject({ can: [], version: 2 });
    expect(witnessed.tubes.map(({ takenFrom }) => takenFrom).toSorted()).toEqual(
      tubes.map(({ position }) => position).toSorted(),
    );
    expect(await Promise.all(tubes.map(stateOf))).toEqual([71, 71]);
    const { rows: left } = await technician().ok(listStoredTubes, { query: { q: first.barcode } });
    expect(left).toEqual([]);
    const [event] = await eventsOf(app, first.sampleId, 'dispose');
    expect(event).toMatchObject({ after: { status: 'disposed', certificate: witnessed.number } });
    const pdf = await technician().call(disposalPdf, { query: { disposalId: run.disposalId } });
    expect([pdf.status, pdf.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    const again = await witness().refused(witnessDisposal, {
      body: { disposalId: run.disposalId, version: 2 },
    });
    expect(again.code).toBe('disposal-over');
  });

  it('is not witnessed by who asked for it, and not by a stale version', async () => {
    const { disposalId } = await technician().ok(askDisposal, bodyOf(await dueTubes(1)));
    expect(await technician().refused(witnessDisposal, { body: { disposalId, version: 1 } })).toMatchObject({
      status: 403,
      code: 'disposal-needs-witness',
    });
    expect(await witness().refused(witnessDisposal, { body: { disposalId, version: 9 } })).toMatchObject({
      code: 'stale-version',
    });
    expect(
      await app.asOther('Manager').refused(witnessDisposal, { body: { disposalId, version: 1 } }),
    ).toMatchObject({
      status: 404,
    });
  });

  it('is refused before its time, and while a test is open, naming the tube', async () => {
    const early = await finishedTube();
    expect(await technician().refused(askDisposal, bodyOf([early]))).toMatchObject({
      status: 409,
      code: 'disposal-too-early',
      details: { barcode: early.barcode },
    });
    const open = await storedTube(world(), { billId: await billOnBench(app, { testCodes: ['CBC'] }) });
    await letRetentionPass(world(), [open.sampleId]);
    expect(await technician().refused(askDisposal, bodyOf([open]))).toMatchObject({
      code: 'disposal-tests-open',
      details: { barcode: open.barcode },
    });
    const { rows } = await technician().ok(listStoredTubes, { query: { only: 'due', limit: 200 } });
    expect(rows.map(({ barcode }) => barcode)).not.toContain(open.barcode);
  });

  it('burns no plastic, and takes no tube that is taken out', async () => {
    const [tube] = await dueTubes(1);
    if (tube === undefined) throw new Error('One was stored');
    const burnt = await technician().refused(askDisposal, bodyOf([tube], { method: 'incineration' }));
    expect(burnt).toMatchObject({ status: 400, code: 'disposal-method-unfit' });
    await technician().ok(retrieveTube, { body: { scan: tube.barcode, reason: 'check', note: '' } });
    expect((await technician().refused(askDisposal, bodyOf([tube]))).code).toBe('tube-not-stored');
  });

  it('holds its tubes until it is withdrawn', async () => {
    const tubes = await dueTubes(1);
    const [tube] = tubes;
    if (tube === undefined) throw new Error('One was stored');
    const { disposalId } = await technician().ok(askDisposal, bodyOf(tubes));
    expect((await technician().refused(askDisposal, bodyOf(tubes))).code).toBe('tube-in-disposal');
    const out = { body: { scan: tube.barcode, reason: 'check' as const, note: '' } };
    expect((await technician().refused(retrieveTube, out)).code).toBe('tube-in-disposal');
    const body = { disposalId, version: 1, reason: 'Asked for again by the doctor' };
    expect(await technician().ok(withdrawDisposal, { body })).toMatchObject({
      withdrawalReason: 'Asked for again by the doctor',
      can: [],
    });
    expect((await technician().refused(withdrawDisposal, { body: { ...body, version: 2 } })).code).toBe(
      'disposal-over',
    );
    await technician().ok(retrieveTube, out);
    const { rows } = await technician().ok(listDisposals, {});
    expect(rows.find((one) => one.disposalId === disposalId)?.tubes).toHaveLength(1);
  });
});

it('tubes of two locations are not disposed of in one run', async () => {
  const tubes = await dueTubes(2);
  const locationId = await otherPlaceOf(app);
  const unitId = newId();
  const room = { unitId, parentId: null, kind: 'room', code: 'AWAY-1', name: 'Room away' } as const;
  const plain = { locationId, rows: 0, columns: 0, lowestC: null, highestC: null, retentionClass: null };
  const rack = {
    unitId: newId(),
    parentId: unitId,
    kind: 'rack',
    code: 'AWAY-R1',
    name: 'Rack away',
  } as const;
  await app.as('Manager').ok(createStorageUnit, { body: { ...plain, ...room } });
  await app.as('Manager').ok(createStorageUnit, { body: { ...plain, ...rack, rows: 1, columns: 1 } });
  await asOwner(app, (db) =>
    db
      .updateTable('stored_tube')
      .set({ unit_id: rack.unitId, row_no: 1, column_no: 1 })
      .where('sample_id', '=', tubes[1]?.sampleId ?? '')
      .execute(),
  );
  expect((await app.as('Manager').refused(askDisposal, bodyOf(tubes))).code).toBe(
    'disposal-several-locations',
  );
});
