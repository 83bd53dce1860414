import {
  boxManifest,
  cancelBox,
  createBox,
  listBoxes,
  markBoxInTransit,
  markItemsInTransit,
  packTube,
  readBox,
  unpackTube,
} from '@nidan/contract/lab/boxes/box-endpoints';
import {
  acceptBox,
  closeDiscrepancy,
  countBox,
  noteTemperature,
  receiveTube,
} from '@nidan/contract/lab/boxes/receipt-endpoints';
import { accessionSamples, findSample, undoSampleStep } from '@nidan/contract/lab/samples/sample-endpoints';
import { cancelLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  acceptIncoming,
  announceSamples,
  registerIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import { MOST_TUBES } from '@nidan/domain/boxes/judge-packing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import {
  boxOnTheRoad,
  emptyBox,
  labelledTube,
  labelOf,
  otherPlaceOf,
  packedBox,
  workAt,
} from './testing/box-at-work.ts';
import { sampleToAnnounce } from '../incoming/testing/announced.ts';

let app: TestApp;
let sender: TestClient;
let receiver: TestClient;
let goal: string;

beforeAll(async () => {
  app = await startTestApp();
  goal = await otherPlaceOf(app);
  sender = app.as('Phlebotomist');
  receiver = app.as('Technician');
  await workAt(app, [app.lab.users.get('Technician')?.userId ?? ''], goal);
});
afterAll(() => app.close());

const tubeNow = (barcode: string) => app.as('Manager').ok(findSample, { query: { barcode } });
const boxNow = (batchId: string) => app.as('Manager').ok(readBox, { query: { batchId } });
const receive = (batchId: string, scan: string, isLeaked = false) =>
  receiver.ok(receiveTube, { body: { batchId, scan, isLeaked } });

it('a box shows and is found by the request number and the sender of its tubes', async () => {
  const desk = app.as('Front desk');
  const asked = { requestNo: 'RQ-BOX-7', clientCode: 'PANCHVATI' };
  const { samples } = await desk.ok(announceSamples, { body: { samples: [sampleToAnnounce(asked)] } });
  const [{ incomingId, version }] = samples as [(typeof samples)[0]]; // as: one was announced
  const accepted = await desk.ok(acceptIncoming, { body: { incomingId, version } });
  const billId = newId();
  await desk.ok(registerIncoming, {
    body: { incomingId, version: accepted.version, billId, consentGiven: false },
  });
  const { box, items } = await packedBox(sender, goal, [await labelOf(app, billId)]);
  expect(items[0]).toMatchObject(asked);
  for (const [by, q] of [
    ['request_no', 'rq-box'],
    ['client_code', 'panch'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    const { rows } = await sender.ok(listBoxes, { query: { by, q } });
    expect(rows.map(({ code }) => code)).toEqual([box.code]);
  }
});

it('a tube is packed, sent and received, and is in one place all along', async () => {
  const tube = await labelledTube(app);
  const { box, items } = await packedBox(sender, goal, [tube]);
  expect(box).toMatchObject({ life: 'packing', counts: { packed: 1 }, statusLabel: 'created' });
  expect(box.code).toMatch(/^BOX-\d{6}$/);
  expect(items[0]).toMatchObject({ barcode: tube.barcode, stateLabel: 'incoming', testCodes: ['CBC'] });
  expect((await tubeNow(tube.barcode)).statusLabel).toBe('collected');

  const { batchId, version } = box;
  const sent = await sender.ok(markBoxInTransit, { body: { batchId, version } });
  expect(sent.box).toMatchObject({ life: 'inTransit', counts: { onTheWay: 1, packed: 0 } });
  expect(sent.items[0]?.stateLabel).toBe('in transit');
  expect((await tubeNow(tube.barcode)).statusLabel).toBe('in transit');

  const verdict = await receive(batchId, tube.barcode);
  expect(verdict).toMatchObject({ discrepancy: null, item: { stateLabel: 'sample arrived at lab' } });
  expect(verdict.box.life).toBe('received');
  const arrived = await tubeNow(tube.barcode);
  expect(arrived.statusLabel).toBe('accessioned');
  const done = await receiver.ok(countBox, { body: { batchId, version: verdict.box.version } });
  expect(done.box).toMatchObject({ life: 'accepted', status: 10 });
  const [event] = await eventsOf(app, tube.sampleId, 'accession');
  expect(event).toMatchObject({ location_id: goal, before: { status: 50 } });
});

/** The refusal of a scan into an empty box. */
async function packing(scan: string) {
  const { batchId } = await emptyBox(sender, goal);
  return sender.refused(packTube, { body: { batchId, scan } });
}

describe('a scan into a box is refused', () => {
  it.each([
    ['', 'scan-empty'],
    ['   ', 'scan-empty'],
    ['9876543210', 'scan-is-phone'],
    ['KT2011260042', 'scan-is-lab-id'],
    ['BOX-000001', 'scan-is-box'],
    ['NOBODYS-TUBE', 'sample-unknown'],
  ])('%j: %s', async (scan, code) => {
    expect(await packing(scan)).toMatchObject({ code });
  });

  it('for ten thousand signs', async () => {
    expect(await packing('x'.repeat(10_000))).toMatchObject({ status: 400, code: 'scan-too-long' });
  });

  it('for a tube in another open box, which is named', async () => {
    const tube = await labelledTube(app);
    const { box } = await packedBox(sender, goal, [tube]);
    const refusal = await packing(tube.barcode);
    expect(refusal).toMatchObject({ status: 409, code: 'tube-in-other-box' });
    expect(refusal.msg).toContain(box.code);
    const twice = await sender.refused(packTube, { body: { batchId: box.batchId, scan: tube.barcode } });
    expect(twice.code).toBe('tube-in-this-box');
  });

  it('for a tube that is not collected, or has no label', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const { billId: unlabelled } = await orderBill(app, { testCodes: ['CBC'], collect: true });
    const barcodeOf = async (id: string) => {
      const { labNo } = await app.as('Manager').ok(readBill, {
        query: { billId: id },
      });
      return `${labNo}-1`;
    };
    expect((await packing(await barcodeOf(billId))).code).toBe('tube-not-collected');
    expect((await packing(await barcodeOf(unlabelled))).code).toBe('tube-without-label');
  });

  it('by somebody who works elsewhere', async () => {
    const tube = await labelledTube(app);
    const { batchId } = await emptyBox(sender, goal);
    const refusal = await receiver.refused(packTube, { body: { batchId, scan: tube.barcode } });
    expect(refusal.code).toBe('box-at-other-place');
  });

  it('for a tube at another place', async () => {
    const tube = await labelledTube(app);
    const { batchId } = await emptyBox(receiver, app.lab.locationId);
    const refusal = await receiver.refused(packTube, { body: { batchId, scan: tube.barcode } });
    expect(refusal.code).toBe('tube-at-other-place');
  });

  it('once the box is on the road or cancelled', async () => {
    const { box } = await boxOnTheRoad(sender, goal, [await labelledTube(app)]);
    const tube = await labelledTube(app);
    const scanned = { batchId: box.batchId, scan: tube.barcode };
    expect((await sender.refused(packTube, { body: scanned })).code).toBe('box-not-packing');
    const { batchId, version } = await emptyBox(sender, goal);
    await sender.ok(cancelBox, { body: { batchId, version, reason: 'Not needed' } });
    const refusal = await sender.refused(packTube, { body: { batchId, scan: tube.barcode } });
    expect(refusal).toMatchObject({ code: 'box-not-packing' });
  });
});

it('a box goes nowhere with nothing in it, nor to where it is', async () => {
  const { batchId, version, code } = await emptyBox(sender, goal);
  const refusal = await sender.refused(markBoxInTransit, { body: { batchId, version } });
  expect(refusal).toMatchObject({ code: 'box-empty', details: { code } });
  const body = {
    batchId: newId(),
    toLocationId: app.lab.locationId,
    band: 'cool',
    courierTrackingNo: null,
    note: '',
  } as const;
  expect((await sender.refused(createBox, { body })).code).toBe('box-nowhere');
});

it('a tube that is taken out, or whose box is given up, can be packed again', async () => {
  const tube = await labelledTube(app);
  const { items } = await packedBox(sender, goal, [tube]);
  const reason = 'Wrong box';
  const left = await sender.ok(unpackTube, { body: { itemId: items[0]?.itemId ?? '', reason } });
  expect(left.box.counts).toMatchObject({ packed: 0, canceled: 1 });
  const { box } = await packedBox(sender, goal, [tube]);
  const given = await sender.ok(cancelBox, { body: { batchId: box.batchId, version: box.version, reason } });
  expect(given).toMatchObject({ life: 'canceled', status: 99 });
  expect((await packedBox(sender, goal, [tube])).items).toHaveLength(1);
});

describe('at its end a box is received', () => {
  it('nowhere else: the tube stays in transit and is told where it belongs', async () => {
    const tube = await labelledTube(app);
    const { box } = await boxOnTheRoad(sender, goal, [tube]);
    const body = { batchId: box.batchId, scan: tube.barcode, isLeaked: false };
    const refusal = await sender.refused(receiveTube, { body });
    expect(refusal).toMatchObject({ code: 'box-ends-elsewhere', details: { place: 'Baner centre' } });
    expect((await tubeNow(tube.barcode)).statusLabel).toBe('in transit');
    const bench = await app.as('Manager').refused(accessionSamples, { body: { barcodes: [tube.barcode] } });
    expect(bench).toMatchObject({ code: 'tube-on-the-road', details: { box: box.code } });
  });

  it('in parts: some now, the rest is missing until it comes', async () => {
    const [first, second] = [await labelledTube(app), await labelledTube(app)];
    const { box } = await boxOnTheRoad(sender, goal, [first, second]);
    const { batchId } = box;
    const partly = await receive(batchId, first.barcode);
    expect(partly.box).toMatchObject({ life: 'partlyReceived', counts: { arrived: 1, onTheWay: 1 } });
    const again = await receiver.refused(receiveTube, {
      body: { batchId, scan: first.barcode, isLeaked: false },
    });
    expect(again.code).toBe('tube-received-already');
    const counted = await receiver.ok(countBox, { body: { batchId, version: partly.box.version } });
    expect(counted.box.status).toBe(0);
    expect(counted.discrepancies).toMatchObject([{ kind: 'missing', barcode: second.barcode, word: null }]);
    const later = await receive(batchId, second.barcode);
    expect(later.box).toMatchObject({ life: 'accepted', openDiscrepancies: 0 });
  });

  it('with a tube that was lost: somebody says so, and it is collected again', async () => {
    const tube = await labelledTube(app);
    const { box } = await boxOnTheRoad(sender, goal, [tube]);
    const counted = await receiver.ok(countBox, {
      body: { batchId: box.batchId, version: box.version },
    });
    const [{ discrepancyId, version } = { discrepancyId: '', version: 0 }] = counted.discrepancies;
    const closing = { discrepancyId, version, word: 'Not in the van either' };
    const not = await receiver.refused(closeDiscrepancy, { body: { ...closing, outcome: 'settled' } });
    expect(not.code).toBe('discrepancy-not-so');
    const closed = await receiver.ok(closeDiscrepancy, { body: { ...closing, outcome: 'lost' } });
    expect(closed.box).toMatchObject({ life: 'accepted', counts: { lost: 1, onTheWay: 0 } });
    expect(await tubeNow(tube.barcode)).toMatchObject({
      statusLabel: 're-sampling',
      rejectReason: 'Not in the van either',
    });
    const twice = await receiver.refused(closeDiscrepancy, {
      body: { ...closing, version: version + 1, outcome: 'lost' },
    });
    expect(twice.code).toBe('discrepancy-closed');
  });

  it('with one that leaked: it is rejected, and its child waits for collection', async () => {
    const tube = await labelledTube(app);
    const { box } = await boxOnTheRoad(sender, goal, [tube]);
    const verdict = await receive(box.batchId, tube.barcode, true);
    expect(verdict).toMatchObject({ discrepancy: 'leaked', box: { openDiscrepancies: 1 } });
    expect((await tubeNow(tube.barcode)).statusLabel).toBe('re-sampling');
    const labNo = tube.barcode.replace(/-1$/, '');
    expect(await tubeNow(`${labNo}-2`)).toMatchObject({ statusLabel: 'not collected' });
  });

  it('with one that is not on its list', async () => {
    const [listed, forgotten, other] = [
      await labelledTube(app),
      await labelledTube(app),
      await labelledTube(app),
    ];
    const { box } = await boxOnTheRoad(sender, goal, [listed]);
    const { box: second } = await boxOnTheRoad(sender, goal, [other]);
    expect((await receive(box.batchId, forgotten.barcode)).discrepancy).toBe('extra');
    expect((await receive(box.batchId, other.barcode)).discrepancy).toBe('extra');
    expect((await boxNow(second.batchId)).box.life).toBe('received');
    expect((await tubeNow(forgotten.barcode)).statusLabel).toBe('accessioned');
    expect((await boxNow(box.batchId)).box).toMatchObject({
      openDiscrepancies: 2,
      counts: { arrived: 1, onTheWay: 1 },
    });
  });

  it('with one that is not on its list and leaked: it is marked as both, and rejected', async () => {
    const [listed, forgotten, other] = [
      await labelledTube(app),
      await labelledTube(app),
      await labelledTube(app),
    ];
    const { box } = await boxOnTheRoad(sender, goal, [listed]);
    await boxOnTheRoad(sender, goal, [other]);
    for (const { barcode } of [forgotten, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one scan after the other
      expect((await receive(box.batchId, barcode, true)).discrepancy).toBe('leaked');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await tubeNow(barcode)).statusLabel).toBe('re-sampling');
    }
    const { discrepancies } = await boxNow(box.batchId);
    expect(discrepancies.map(({ kind }) => kind).toSorted()).toEqual(['extra', 'extra', 'leaked', 'leaked']);
  });

  it('with one that is too old for its test: it is taken with a reason, which is kept', async () => {
    const [one, other] = [await labelledTube(app, ['PT']), await labelledTube(app, ['PT'])];
    const { box } = await boxOnTheRoad(sender, goal, [one, other]);
    await asOwner(app, (db) =>
      db
        .updateTable('sample')
        .set({ collected_at: new Date('2026-01-01T04:00:00Z') })
        .where('l_id', '=', app.lab.lId)
        .where('sample_id', 'in', [one.sampleId, other.sampleId])
        .execute(),
    );
    const { batchId, version } = box;
    const scanned = { batchId, scan: one.barcode, isLeaked: false };
    expect((await receiver.refused(receiveTube, { body: scanned })).code).toBe('sample-too-old');
    expect((await tubeNow(one.barcode)).statusLabel).toBe('in transit');
    const oldReason = 'The clinician agreed';
    await receiver.ok(receiveTube, { body: { ...scanned, oldReason } });
    expect((await eventsOf(app, one.sampleId, 'accession'))[0]).toMatchObject({ reason: oldReason });
    expect((await receiver.refused(acceptBox, { body: { batchId, version } })).code).toBe('sample-too-old');
    const all = await receiver.ok(acceptBox, { body: { batchId, version, oldReason } });
    expect(all.box.counts).toMatchObject({ arrived: 2 });
  });

  it('and one that was too warm waits for a word', async () => {
    const { box } = await boxOnTheRoad(sender, goal, [await labelledTube(app)]);
    const { batchId, version } = box;
    const warm = await receiver.ok(noteTemperature, { body: { batchId, version, celsius: 11.46 } });
    expect(warm.box).toMatchObject({ arrivalCelsius: 11.5, openDiscrepancies: 1 });
    const all = await receiver.ok(acceptBox, { body: { batchId, version: warm.box.version } });
    expect(all.box).toMatchObject({ life: 'received', status: 0 });
    const [found] = all.discrepancies;
    expect(found).toMatchObject({ kind: 'tooWarm', barcode: null });
    const closing = {
      discrepancyId: found?.discrepancyId ?? '',
      version: found?.version ?? 0,
      outcome: 'settled',
      word: 'Ten minutes at most',
    } as const;
    const closed = await receiver.ok(closeDiscrepancy, { body: closing });
    expect(closed.box.life).toBe('accepted');
  });
});

it('what came in a box is not put back on the road', async () => {
  const tube = await labelledTube(app);
  const { box } = await boxOnTheRoad(sender, goal, [tube]);
  await receive(box.batchId, tube.barcode);
  const { sampleId, version } = await tubeNow(tube.barcode);
  const refusal = await receiver.refused(undoSampleStep, {
    body: { step: 'accession', tubes: [{ sampleId, version }] },
  });
  expect(refusal.code).toBe('undo-of-arrival');
});

it('a tube of a cancelled bill stays back', async () => {
  const tube = await labelledTube(app);
  const { box } = await packedBox(sender, goal, [tube]);
  const bill = await app.as('Manager').ok(readBill, { query: { billId: tube.billId } });
  await app.as('Manager').ok(cancelLines, {
    body: {
      billId: tube.billId,
      version: bill.version,
      lineIds: bill.lines.map(({ lineId }) => lineId),
      reason: 'Patient went home',
    },
  });
  const { batchId, version } = box;
  const refusal = await sender.refused(markBoxInTransit, { body: { batchId, version } });
  expect(refusal).toMatchObject({ code: 'tube-not-sendable', details: { barcode: tube.barcode } });
  const { batchId: fresh } = await emptyBox(sender, goal);
  const again = await sender.refused(packTube, { body: { batchId: fresh, scan: tube.barcode } });
  expect(again.code).toBe('tube-in-other-box');
});

it('boxes are listed by how far they have come and by what is in them', async () => {
  const tube = await labelledTube(app);
  const { box } = await boxOnTheRoad(sender, goal, [tube]);
  const found = await receiver.ok(listBoxes, {
    query: { by: 'barcode', q: tube.barcode, life: 'inTransit' },
  });
  expect(found.rows.map(({ code }) => code)).toEqual([box.code]);
  const none = await receiver.ok(listBoxes, { query: { by: 'barcode', q: tube.barcode, life: 'packing' } });
  expect(none.rows).toEqual([]);
  const byTest = await receiver.ok(listBoxes, { query: { by: 'test_names', q: 'cbc', limit: 1 } });
  expect(byTest.rows).toHaveLength(1);
  expect(byTest.next).not.toBeNull();
});

it('the manifest of a box is a PDF', async () => {
  const { box } = await packedBox(sender, goal, [await labelledTube(app)]);
  const answer = await sender.call(boxManifest, { query: { batchId: box.batchId } });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
});

it('a box must arrive before a test of its tubes that keeps shorter than the tube', async () => {
  const tube = await labelledTube(app, ['CBC', 'ESR']);
  const { box, items } = await packedBox(sender, goal, [tube]);
  const { goodUntil } = await tubeNow(tube.barcode);
  expect(goodUntil?.code).toBe('ESR');
  expect([box.deadline, items[0]?.goodUntil]).toEqual([goodUntil?.at, goodUntil?.at]);
});

const receiving = async (batchId: string, scan: string) =>
  (await receiver.refused(receiveTube, { body: { batchId, scan, isLeaked: false } })).code;

describe('what cannot be is refused with what to do', () => {
  it('a box that nobody knows, and tubes of another box', async () => {
    expect((await sender.refused(readBox, { query: { code: 'BOX-999999' } })).code).toBe('box-unknown');
    const { box } = await packedBox(sender, goal, [await labelledTube(app)]);
    const { items } = await packedBox(sender, goal, [await labelledTube(app)]);
    const body = { batchId: box.batchId, version: box.version, itemIds: items.map(({ itemId }) => itemId) };
    expect((await sender.refused(markItemsInTransit, { body })).code).toBe('items-of-other-box');
  });

  it('a box on the road is neither given up nor unpacked', async () => {
    const { box, items } = await boxOnTheRoad(sender, goal, [await labelledTube(app)]);
    const [{ itemId } = { itemId: '' }] = items;
    const reason = 'Changed our mind';
    expect((await sender.refused(unpackTube, { body: { itemId, reason } })).code).toBe('box-on-the-road');
    const body = { batchId: box.batchId, version: box.version, reason };
    expect((await sender.refused(cancelBox, { body })).code).toBe('box-on-the-road');
  });

  it('a tube of a cancelled bill', async () => {
    const tube = await labelledTube(app);
    await asOwner(app, (db) =>
      db.updateTable('bill_test').set({ state: 'canceled' }).where('bill_id', '=', tube.billId).execute(),
    );
    expect((await packing(tube.barcode)).code).toBe('tube-of-cancelled-bill');
  });

  it('a tube that is where the box ends, or on the road to elsewhere', async () => {
    const tube = await labelledTube(app);
    const [first, second] = [
      await boxOnTheRoad(sender, goal, [tube]),
      await boxOnTheRoad(sender, goal, [await labelledTube(app)]),
    ];
    await receive(first.box.batchId, tube.barcode);
    expect(await receiving(second.box.batchId, tube.barcode)).toBe('tube-is-here');
    await boxOnTheRoad(receiver, app.lab.locationId, [tube]);
    expect(await receiving(second.box.batchId, tube.barcode)).toBe('tube-on-other-road');
  });

  it('a tube whose department is worked on elsewhere', async () => {
    const [tube, other] = [await labelledTube(app), await labelledTube(app)];
    const { box } = await boxOnTheRoad(sender, goal, [other]);
    const place = { l_id: app.lab.lId, centre_id: app.lab.locationId, location_id: app.lab.locationId };
    await setLabSwitch(app, 'accessionWhereProcessed', true);
    await asOwner(app, (db) =>
      db
        .insertInto('processing_place')
        .columns(['l_id', 'centre_id', 'location_id', 'department_id'])
        .expression((eb) =>
          eb
            .selectFrom('sample')
            .where('sample_id', '=', tube.sampleId)
            .select([
              eb.val(place.l_id).as('l_id'),
              eb.cast<string>(eb.val(place.centre_id), 'uuid').as('centre_id'),
              eb.cast<string>(eb.val(place.location_id), 'uuid').as('location_id'),
              'department_id',
            ]),
        )
        .execute(),
    );
    const packed = await packing(tube.barcode);
    const received = await receiving(box.batchId, tube.barcode);
    await setLabSwitch(app, 'accessionWhereProcessed', false);
    await asOwner(app, (db) => db.deleteFrom('processing_place').where('l_id', '=', place.l_id).execute());
    expect([packed.code, received]).toEqual(['tube-goes-elsewhere', 'tube-goes-elsewhere']);
  });

  it('a box holds no more than fit', async () => {
    const { box } = await packedBox(sender, goal, [await labelledTube(app)]);
    await asOwner(app, (db) =>
      sql`
        with more as (
          insert into sample (l_id, sample_id, bill_id, barcode, tube_no, sample_type_id, department_id, status, created_at)
          select s.l_id, uuidv7(), s.bill_id, s.barcode || 'X' || n, 100 + n, s.sample_type_id, s.department_id, s.status, s.created_at
          from sample_batch_item i join sample s using (l_id, sample_id), generate_series(2, ${MOST_TUBES}::int) n
          where i.batch_id = ${box.batchId} returning l_id, sample_id, bill_id)
        insert into sample_batch_item (l_id, item_id, batch_id, sample_id, bill_id, state, packed_at, packed_by)
        select m.l_id, uuidv7(), i.batch_id, m.sample_id, m.bill_id, i.state, i.packed_at, i.packed_by
        from more m, sample_batch_item i where i.batch_id = ${box.batchId}`.execute(db),
    );
    const body = { batchId: box.batchId, scan: (await labelledTube(app)).barcode };
    expect((await sender.refused(packTube, { body })).code).toBe('box-full');
  });
});
