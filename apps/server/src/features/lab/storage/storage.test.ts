import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { countSamples, findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import {
  changeStorageUnit,
  createStorageUnit,
  giveBackTube,
  listStorageUnits,
  listStoredTubes,
  moveStorageUnit,
  moveTube,
  readRack,
  retrieveTube,
  storeTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { addLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { labelOf, otherPlaceOf, packedBox } from '../boxes/testing/box-at-work.ts';
import { markBoxInTransit } from '@nidan/contract/lab/boxes/box-endpoints';
import { type RackOfLab, rackOfLab } from './testing/rack-of-lab.ts';

let app: TestApp;
let home: RackOfLab;
beforeAll(async () => {
  app = await startTestApp();
  home = await rack({ rows: 8, columns: 9 });
});
afterAll(() => app.close());

const rack = (grid: { rows: number; columns: number }) => rackOfLab({ app, lab: app.lab }, grid);
const bench = () => app.as('Technician');

/** The tube of a test that waits for its first result at the bench. */
async function tubeOnBench(code = 'CBC'): Promise<{ sampleId: string; barcode: string; billId: string }> {
  const billId = await billOnBench(app, { testCodes: [code] });
  const [tube] = (await bench().ok(listSamples, { query: { billId } })).rows;
  if (tube === undefined) throw new Error('The bill has no tube');
  return { sampleId: tube.sampleId, barcode: tube.barcode, billId };
}

const OPEN_REASON = 'Measured tomorrow morning';
const into = (scan: string, unitId = home.rackId, position: string | null = null) => ({
  body: { scan, unitId, position, openReason: OPEN_REASON },
});

describe('storing by scan', () => {
  it('takes the next free position, archives the tube and says which one comes next', async () => {
    const { rackId, rackCode } = await rack({ rows: 2, columns: 2 });
    const tube = await tubeOnBench();
    const { tube: stored, next } = await bench().ok(storeTube, into(tube.barcode, rackId));
    expect(stored).toMatchObject({
      position: `${rackCode}.A1`,
      row: 1,
      column: 1,
      isDue: false,
      isWanted: true,
    });
    expect(stored.path).toMatch(/^Cold room \d+, Fridge \d+, Shelf \d+, Rack \d+$/);
    expect(next).toBe('A2');
    expect(await bench().ok(findSample, { query: { barcode: tube.barcode } })).toMatchObject({
      status: 70,
      statusLabel: 'archival',
    });
    const [event] = await eventsOf(app, tube.sampleId, 'archive');
    expect(event).toMatchObject({
      before: { status: 'accessioned' },
      after: { status: 'archival', position: `${rackCode}.A1` },
      reason: OPEN_REASON,
    });
    const { unit, tubes } = await bench().ok(readRack, { query: { unitId: rackId } });
    expect(tubes.map(({ barcode }) => barcode)).toEqual([tube.barcode]);
    expect(unit).toMatchObject({ taken: 1, due: 0 });
    const { counts } = await bench().ok(countSamples);
    const archival = counts.find(({ status }) => status === 70)?.count ?? 0;
    const { rows } = await bench().ok(listSamples, { query: { status: 70, limit: 200 } });
    expect([rows.length, rows.length > 0]).toEqual([archival, true]);
  });

  it('takes the position that was scanned, in either case', async () => {
    const tube = await tubeOnBench();
    const { tube: stored } = await bench().ok(storeTube, into(tube.barcode, home.rackId, 'h9'));
    expect(stored.position).toBe(`${home.rackCode}.H9`);
  });

  it('refuses a position that another counter has just taken, with the next free one', async () => {
    const [mine, theirs] = [await tubeOnBench(), await tubeOnBench()];
    const { rackId } = await rack({ rows: 1, columns: 2 });
    await bench().ok(storeTube, into(theirs.barcode, rackId, 'A1'));
    const refusal = await bench().refused(storeTube, into(mine.barcode, rackId, 'A1'));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'position-taken',
      details: { position: 'A1', barcode: theirs.barcode, next: 'A2' },
    });
    expect(await bench().ok(findSample, { query: { barcode: mine.barcode } })).toMatchObject({ status: 20 });
  });

  it('lets two counters fill one rack at the same moment, each with a position of its own', async () => {
    const { rackId } = await rack({ rows: 1, columns: 4 });
    const tubes = [await tubeOnBench(), await tubeOnBench(), await tubeOnBench(), await tubeOnBench()];
    const stored = await Promise.all(
      tubes.map(({ barcode }, at) =>
        app.as(at % 2 === 0 ? 'Technician' : 'Phlebotomist').ok(storeTube, into(barcode, rackId)),
      ),
    );
    expect(stored.map(({ tube }) => tube.column).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    const one = await tubeOnBench();
    expect(await bench().refused(storeTube, into(one.barcode, rackId))).toMatchObject({ code: 'rack-full' });
  });

  it('wants a reason while a test waits for its first result', async () => {
    const tube = await tubeOnBench();
    const body = { ...into(tube.barcode).body, openReason: null };
    const refusal = await bench().refused(storeTube, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'tube-has-open-tests' });
    expect(refusal.msg).toBe(
      `CBC of tube ${tube.barcode} still wait for a first result. Store it only with a reason`,
    );
  });

  it.each([
    ['nothing', '  ', 'scan-empty'],
    ['a phone number', '9876543210', 'scan-is-phone'],
    ['10,000 characters', 'X'.repeat(10_000), 'scan-too-long'],
    ['an unknown tube', 'KT0101010001-1', 'sample-unknown'],
    ['an unknown code', '?#!', 'sample-unknown'],
    ['a place', 'C-77.E7', 'scan-is-place'],
  ])('refuses a scan of %s by what it is', async (_, scan, code) => {
    expect((await bench().refused(storeTube, into(scan))).code).toBe(code);
  });

  it('refuses a tube before its accession, and one that is stored already, with what to do', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'], collect: true });
    const [collected] = (await bench().ok(listSamples, { query: { billId } })).rows;
    const early = await bench().refused(storeTube, into(collected?.barcode ?? ''));
    expect(early).toMatchObject({ status: 409, code: 'tube-before-accession', state: 'collected' });
    expect(early.can).toContain('accession');
    const tube = await tubeOnBench();
    await bench().ok(storeTube, into(tube.barcode, home.rackId, 'A5'));
    expect(await bench().refused(storeTube, into(tube.barcode))).toMatchObject({
      code: 'tube-stored-already',
      details: { position: `${home.rackCode}.A5` },
    });
  });

  it('refuses what has no positions, a position that is none, and a rack of another lab', async () => {
    const { barcode } = await tubeOnBench();
    expect(await bench().refused(storeTube, into(barcode, home.shelfId))).toMatchObject({
      code: 'place-no-positions',
    });
    expect(await bench().refused(storeTube, into(barcode, home.rackId, 'I1'))).toMatchObject({
      code: 'position-unknown',
    });
    expect(await bench().refused(storeTube, into(barcode, newId()))).toMatchObject({ status: 404 });
    expect((await app.asOther('Technician').refused(storeTube, into(barcode))).status).toBe(404);
  });
});

describe('a stored tube', () => {
  it('is found by barcode, lab ID, patient, test and client, and by being wanted', async () => {
    const tube = await tubeOnBench();
    await bench().ok(storeTube, into(tube.barcode));
    const found = async (query: QueryOf<typeof listStoredTubes>) =>
      (await bench().ok(listStoredTubes, { query: { limit: 200, ...query } })).rows.map(
        ({ barcode }) => barcode,
      );
    expect(await found({ q: tube.barcode.toLowerCase() })).toEqual([tube.barcode]);
    const labNo = tube.barcode.replace(/-\d+$/, '');
    expect(await found({ by: 'lab_id', q: labNo })).toEqual([tube.barcode]);
    expect(await found({ by: 'patient_name', q: 'pandit' })).toContain(tube.barcode);
    expect(await found({ by: 'test_names', q: 'blood count' })).toContain(tube.barcode);
    expect(await found({ by: 'client_code', q: 'NOBODY' })).toEqual([]);
    expect(await found({ only: 'wanted' })).toContain(tube.barcode);
    expect(await found({ only: 'due' })).toEqual([]);
  });

  it('moves to another position, and is kept as long as before', async () => {
    const tube = await tubeOnBench();
    const { tube: before } = await bench().ok(storeTube, into(tube.barcode, home.rackId, 'C1'));
    const { rackId, rackCode } = await rack({ rows: 1, columns: 1 });
    const { tube: after, next } = await bench().ok(moveTube, {
      body: { scan: tube.barcode, unitId: rackId, position: null },
    });
    expect(after).toMatchObject({ position: `${rackCode}.A1`, keepUntil: before.keepUntil });
    expect(next).toBeNull();
    const [event] = await eventsOf(app, tube.sampleId, 'moveInStorage');
    expect(event).toMatchObject({
      before: { position: before.position },
      after: { position: after.position },
    });
  });

  it('comes back to its department with why, frees its position, and can be put back', async () => {
    const tube = await tubeOnBench();
    const { tube: stored } = await bench().ok(storeTube, into(tube.barcode, home.rackId, 'D1'));
    const out = { body: { scan: tube.barcode, reason: 'repeat' as const, note: 'Platelets again' } };
    expect(await bench().ok(retrieveTube, out)).toMatchObject({ status: 30 });
    const [event] = await eventsOf(app, tube.sampleId, 'retrieve');
    expect(event).toMatchObject({
      before: { status: 'archival', position: stored.position },
      after: { status: 'deptAccessioned', why: 'repeat' },
      reason: 'Platelets again',
    });
    expect(await bench().refused(retrieveTube, out)).toMatchObject({
      code: 'tube-not-stored',
      state: 'deptAccessioned',
    });
    const { tube: back } = await bench().ok(storeTube, into(tube.barcode, home.rackId, 'D1'));
    expect(back.position).toBe(stored.position);
  });

  it('takes a test that is added later, which says from where it has to be fetched', async () => {
    const tube = await tubeOnBench('LFT');
    const { tube: stored } = await bench().ok(storeTube, into(tube.barcode));
    const { version } = await app.as('Front desk').ok(readBill, { query: { billId: tube.billId } });
    const lines = [{ testId: await testIdOf(app, 'TSH') }];
    const added = await app.as('Front desk').ok(addLines, { body: { billId: tube.billId, version, lines } });
    expect(added.samples).toEqual([
      { sampleId: tube.sampleId, barcode: tube.barcode, testCodes: ['TSH'], storedIn: stored.position },
    ]);
    const sample = await bench().ok(retrieveTube, {
      body: { scan: tube.barcode, reason: 'addedTest', note: '' },
    });
    expect(sample.tests.map(({ code }) => code).toSorted()).toEqual(['LFT', 'TSH']);
  });

  it('that is too old for a test that waits for it is taken out with a reason alone', async () => {
    const tube = await tubeOnBench('LFT');
    await bench().ok(storeTube, into(tube.barcode));
    await asOwner(app, (db) =>
      db
        .updateTable('sample')
        .set({ collected_at: new Date(Date.now() - 3_600_000_000) })
        .where('sample_id', '=', tube.sampleId)
        .execute(),
    );
    const out = { scan: tube.barcode, reason: 'addedTest' as const, note: '' };
    expect((await bench().refused(retrieveTube, { body: out })).code).toBe('sample-too-old');
    const oldReason = 'The clinician asked for it all the same';
    await bench().ok(retrieveTube, { body: { ...out, oldReason } });
    const [event] = await eventsOf(app, tube.sampleId, 'retrieve');
    expect(event).toMatchObject({ reason: oldReason });
  });

  it('leaves its position when it is sent in a box, and is not stored while it is packed', async () => {
    const [tube, packed] = [await tubeOnBench(), await tubeOnBench()];
    await bench().ok(storeTube, into(tube.barcode));
    await labelOf(app, tube.billId);
    await labelOf(app, packed.billId);
    const goal = await otherPlaceOf(app);
    const sender = app.as('Phlebotomist');
    const { box } = await packedBox(sender, goal, [tube]);
    await sender.ok(markBoxInTransit, { body: { batchId: box.batchId, version: box.version } });
    expect(await bench().ok(findSample, { query: { barcode: tube.barcode } })).toMatchObject({ status: 50 });
    expect((await bench().ok(listStoredTubes, { query: { q: tube.barcode } })).rows).toEqual([]);
    const other = await packedBox(sender, goal, [packed]);
    const refusal = await bench().refused(storeTube, into(packed.barcode));
    expect(refusal).toMatchObject({ code: 'tube-in-other-box' });
    expect(refusal.msg).toContain(other.box.code);
  });

  it('is given away for good, to whom, why, and who took it', async () => {
    const tube = await tubeOnBench();
    await bench().ok(storeTube, into(tube.barcode));
    const body = {
      scan: tube.barcode,
      returnedTo: 'Tata Memorial',
      reason: 'Second opinion',
      receivedBy: 'Asha Rane',
    };
    expect(await bench().ok(giveBackTube, { body })).toMatchObject({ status: 72, can: [] });
    const [event] = await eventsOf(app, tube.sampleId, 'giveBack');
    expect(event).toMatchObject({
      after: { returnedTo: 'Tata Memorial', receivedBy: 'Asha Rane' },
      reason: 'Second opinion',
    });
    expect(await bench().refused(storeTube, into(tube.barcode))).toMatchObject({ code: 'tube-over' });
  });
});

const place = (part: object) => ({
  body: {
    unitId: newId(),
    parentId: home.shelfId,
    kind: 'rack' as const,
    code: 'NEW-1',
    name: 'New rack',
    locationId: home.locationId,
    rows: 2,
    columns: 2,
    lowestC: null,
    highestC: null,
    retentionClass: null,
    ...part,
  },
});
const manager = () => app.as('Manager');
const off = (unitId: string, version: number) => ({ body: { unitId, version, isEnabled: false } });

describe('the tree of places', () => {
  it.each([
    ['a code that reads as a tube', { code: 'KT2011260042-1' }, 'place-code-unfit'],
    ['a rack without positions', { rows: 0, columns: 0 }, 'place-needs-positions'],
    ['a shelf with positions', { kind: 'shelf' as const, parentId: null }, 'place-stands-elsewhere'],
    ['temperatures of a rack', { lowestC: 2 }, 'place-band-of-device'],
  ])('refuses %s', async (_, part, code) => {
    expect((await manager().refused(createStorageUnit, place(part))).code).toBe(code);
  });

  it('refuses a code that is taken, what the parent cannot hold, and what is elsewhere', async () => {
    const taken = place({ code: home.rackCode.toLowerCase() });
    expect((await manager().refused(createStorageUnit, taken)).code).toBe('code-taken');
    const shelf = place({ kind: 'shelf', parentId: home.rackId, rows: 0, columns: 0 });
    expect((await manager().refused(createStorageUnit, shelf)).code).toBe('place-stands-elsewhere');
    const room = place({ kind: 'room', parentId: null, locationId: newId(), rows: 0, columns: 0 });
    expect((await manager().refused(createStorageUnit, room)).code).toBe('not-found');
    expect((await bench().refused(createStorageUnit, place({}))).status).toBe(403);
  });

  it('is out of use only when nothing is in it, and takes nothing then', async () => {
    const { rackId, shelfId } = await rack({ rows: 1, columns: 2 });
    const tube = await tubeOnBench();
    await bench().ok(storeTube, into(tube.barcode, rackId));
    expect(await manager().refused(changeStorageUnit, off(rackId, 1))).toMatchObject({
      code: 'place-in-use',
      details: { count: '1' },
    });
    expect((await manager().refused(changeStorageUnit, off(shelfId, 1))).code).toBe('place-in-use');
    await bench().ok(retrieveTube, { body: { scan: tube.barcode, reason: 'check', note: '' } });
    expect(await manager().ok(changeStorageUnit, off(rackId, 1))).toMatchObject({
      isEnabled: false,
      version: 2,
    });
    expect((await bench().refused(storeTube, into(tube.barcode, rackId))).code).toBe('place-disabled');
    await manager().ok(changeStorageUnit, off(shelfId, 1));
    const on = { body: { unitId: rackId, version: 2, isEnabled: true } };
    expect((await manager().refused(changeStorageUnit, on)).code).toBe('place-disabled');
  });

  it('is renamed with a version, and a device says what it keeps to', async () => {
    const { deviceId } = await rack({ rows: 1, columns: 1 });
    const change = { unitId: deviceId, version: 1, name: 'Fridge by the door', lowestC: 2, highestC: 8 };
    expect(
      await manager().ok(changeStorageUnit, { body: { ...change, retentionClass: 'serum' } }),
    ).toMatchObject({
      name: 'Fridge by the door',
      lowestC: 2,
      highestC: 8,
      retentionClass: 'serum',
    });
    expect((await manager().refused(changeStorageUnit, { body: change })).code).toBe('stale-version');
    const wrong = { unitId: deviceId, version: 2, lowestC: 9 };
    expect((await manager().refused(changeStorageUnit, { body: wrong })).code).toBe('place-band-of-device');
  });

  it('moves a whole rack with its tubes', async () => {
    const [from, to] = [await rack({ rows: 1, columns: 1 }), await rack({ rows: 1, columns: 1 })];
    const tube = await tubeOnBench();
    await bench().ok(storeTube, into(tube.barcode, from.rackId));
    const move = { unitId: from.rackId, version: 1, parentId: to.deviceId };
    expect(await bench().ok(moveStorageUnit, { body: move })).toMatchObject({
      parentId: to.deviceId,
      version: 2,
    });
    expect((await bench().refused(moveStorageUnit, { body: move })).code).toBe('stale-version');
    const [found] = (await bench().ok(listStoredTubes, { query: { q: tube.barcode } })).rows;
    expect(found?.path).toMatch(/^Cold room (\d+), Fridge \1, Rack \d+$/);
    const wrong = { unitId: from.rackId, version: 2, parentId: to.rackId };
    expect((await bench().refused(moveStorageUnit, { body: wrong })).code).toBe('place-stands-elsewhere');
    const { units } = await bench().ok(listStorageUnits, {});
    expect(units.find(({ unitId }) => unitId === from.rackId)).toMatchObject({
      taken: 1,
      rows: 1,
      columns: 1,
    });
  });
});

const atOther = async () => {
  const locationId = await otherPlaceOf(app);
  const plain = { locationId, rows: 0, columns: 0, lowestC: null, highestC: null, retentionClass: null };
  const body = {
    ...plain,
    unitId: newId(),
    parentId: null,
    kind: 'room',
    code: `FAR-${newId().slice(-6)}`.toUpperCase(),
    name: 'Far room',
  } as const;
  return { body, plain };
};

describe('between locations', () => {
  it('nothing stands in a place of another location', async () => {
    const { body } = await atOther();
    const within = { ...body, parentId: home.roomId, kind: 'device' as const };
    expect((await app.as('Manager').refused(createStorageUnit, { body: within })).code).toBe(
      'place-of-other-location',
    );
  });

  it('a tube goes into no rack of another location than where it is or the person works', async () => {
    const { body, plain } = await atOther();
    await app.as('Manager').ok(createStorageUnit, { body });
    const rackId = newId();
    const far = {
      ...plain,
      unitId: rackId,
      parentId: body.unitId,
      kind: 'rack' as const,
      code: `${body.code}-R`,
      name: 'Far rack',
      rows: 1,
      columns: 2,
    };
    await app.as('Manager').ok(createStorageUnit, { body: far });
    const tube = await tubeOnBench();
    const store = (unitId: string) => ({
      body: { scan: tube.barcode, unitId, position: null, openReason: 'Later' },
    });
    expect((await bench().refused(storeTube, store(rackId))).code).toBe('place-of-other-location');
    await asOwner(app, (db) =>
      db
        .updateTable('sample')
        .set({ at_location_id: plain.locationId })
        .where('sample_id', '=', tube.sampleId)
        .execute(),
    );
    expect((await bench().refused(storeTube, store(home.rackId))).code).toBe('tube-elsewhere');
  });
});
