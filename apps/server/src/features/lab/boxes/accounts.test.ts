import { listLocations, updateLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { acceptBox, receiveTube } from '@nidan/contract/lab/boxes/receipt-endpoints';
import type { BoxDetails, TransferView } from '@nidan/contract/lab/boxes/box-view';
import {
  approveAccounts,
  approveBoxAccounts,
  listTransfers,
  rejectAccounts,
  rejectTransfer,
  resubmitTransfer,
} from '@nidan/contract/lab/boxes/transfer-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { boxOnTheRoad, labelledTube, labelOf, otherPlaceOf, workAt } from './testing/box-at-work.ts';

let app: TestApp;
let sender: TestClient;
let receiver: TestClient;
let accounts: TestClient;
let goal: string;

beforeAll(async () => {
  app = await startTestApp();
  goal = await otherPlaceOf(app);
  sender = app.as('Phlebotomist');
  receiver = app.as('Technician');
  accounts = app.as('Accountant');
  await workAt(app, [app.lab.users.get('Technician')?.userId ?? ''], goal);
  await asOwner(app, (db) =>
    db
      .updateTable('location')
      .set({ kind: 'centre' })
      .where('location_id', '=', app.lab.locationId)
      .execute(),
  );
  await setLabSwitch(app, 'centresSettleByAccount', true);
});
afterAll(() => app.close());

async function transferOf(batchId: string): Promise<TransferView> {
  const { rows } = await accounts.ok(listTransfers, { query: { batchId } });
  const [row] = rows;
  if (row === undefined) throw new Error('The box carries no bill');
  return row;
}

/** A box of a centre that was received, with nothing open. */
async function receivedBox(): Promise<BoxDetails> {
  const { box } = await boxOnTheRoad(sender, goal, [await labelledTube(app)]);
  const { batchId, version } = box;
  return receiver.ok(acceptBox, { body: { batchId, version } });
}

const seen = ({ transferId, version }: TransferView) => ({ transferId, version });

describe('the accounts', () => {
  it('approve what has arrived of a bill, with its amount, and its tubes are registered', async () => {
    const { box } = await receivedBox();
    expect(box.life).toBe('accepted');
    const waiting = await transferOf(box.batchId);
    const bill = await app.as('Manager').ok(readBill, { query: { billId: waiting.billId } });
    expect(waiting).toMatchObject({
      stateLabel: 'in transit',
      byAccount: true,
      amountPaise: bill.dues.netPaise,
      can: ['approveAccounts', 'rejectAccounts'],
    });
    const approved = await accounts.ok(approveAccounts, { body: seen(waiting) });
    expect(approved.stateLabel).toBe('accepted');
    const { items } = await sender.ok(readBox, { query: { batchId: box.batchId } });
    expect(items[0]?.stateLabel).toBe('registered');
    expect(await eventsOf(app, waiting.transferId, 'approveAccounts')).toHaveLength(1);
  });

  it('approve a whole box, each bill once', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'], collect: true });
    await labelOf(app, billId);
    const { rows } = await app.as('Manager').ok(listSamples, { query: { billId } });
    expect(rows).toHaveLength(2);
    const tubes = rows.map(({ sampleId, barcode }) => ({ billId, sampleId, barcode }));
    const { box } = await boxOnTheRoad(sender, goal, tubes.slice(0, 1));
    const second = await boxOnTheRoad(sender, goal, [...tubes.slice(1), await labelledTube(app)]);
    for (const { batchId, version } of [box, second.box]) {
      await receiver.ok(acceptBox, { body: { batchId, version } });
    }
    const bill = await app.as('Manager').ok(readBill, { query: { billId } });
    const first = await accounts.ok(approveBoxAccounts, { body: { batchId: box.batchId } });
    expect(first.amountPaise).toBe(bill.dues.netPaise);
    const rest = await accounts.ok(approveBoxAccounts, { body: { batchId: second.box.batchId } });
    expect(rest.approved).toHaveLength(2);
    const again = rest.approved.find((one) => one.billId === billId);
    expect(again?.amountPaise).toBe(0);
    const none = await accounts.refused(approveBoxAccounts, { body: { batchId: box.batchId } });
    expect(none.code).toBe('transfer-not-arrived');
  });

  it('approve nothing that has not arrived', async () => {
    const { box } = await boxOnTheRoad(sender, goal, [await labelledTube(app)]);
    const waiting = await transferOf(box.batchId);
    expect((await accounts.refused(approveAccounts, { body: seen(waiting) })).code).toBe(
      'transfer-not-arrived',
    );
  });

  it('are neither who sent nor who received', async () => {
    const manager = app.as('Manager');
    const own = await boxOnTheRoad(manager, goal, [await labelledTube(app)]);
    const { batchId, version } = own.box;
    await receiver.ok(acceptBox, { body: { batchId, version } });
    const bySender = await manager.refused(approveAccounts, { body: seen(await transferOf(batchId)) });
    expect(bySender).toMatchObject({ status: 403, code: 'accounts-by-sender' });

    const managerId = app.lab.users.get('Manager')?.userId ?? '';
    const tube = await labelledTube(app);
    const { box } = await boxOnTheRoad(sender, goal, [tube]);
    await workAt(app, [managerId], goal);
    await manager.ok(receiveTube, { body: { batchId: box.batchId, scan: tube.barcode, isLeaked: false } });
    await workAt(app, [managerId], app.lab.locationId);
    const byReceiver = await manager.refused(approveAccounts, {
      body: seen(await transferOf(box.batchId)),
    });
    expect(byReceiver).toMatchObject({ status: 403, code: 'accounts-by-receiver' });
  });

  it('send a bill back with a reason, and it comes before them again, or ends', async () => {
    const { box } = await receivedBox();
    const waiting = await transferOf(box.batchId);
    const back = await accounts.ok(rejectAccounts, {
      body: { ...seen(waiting), reason: 'Rate of last year' },
    });
    expect(back).toMatchObject({ stateLabel: 'accounts rejected', reason: 'Rate of last year' });
    const late = await accounts.refused(approveAccounts, { body: seen(back) });
    expect(late.code).toBe('transition-refused');
    const anew = await sender.ok(resubmitTransfer, { body: { ...seen(back), reason: 'Rate is right now' } });
    expect(anew.stateLabel).toBe('in transit');
    const stale = await accounts.refused(approveAccounts, { body: seen(back) });
    expect(stale.code).toBe('stale-version');
    const twice = await accounts.ok(rejectAccounts, { body: { ...seen(anew), reason: 'Still not' } });
    const ended = await sender.ok(rejectTransfer, { body: { ...seen(twice), reason: 'Paid in cash' } });
    expect(ended).toMatchObject({ stateLabel: 'rejected', can: [] });
  });

  it('are not asked where a place does not settle by account', async () => {
    await setLabSwitch(app, 'centresSettleByAccount', false);
    const { box } = await receivedBox();
    await setLabSwitch(app, 'centresSettleByAccount', true);
    const done = await transferOf(box.batchId);
    expect(done).toMatchObject({ stateLabel: 'accepted', byAccount: false, can: [] });
    const refusal = await accounts.refused(approveAccounts, { body: seen(done) });
    expect(refusal.code).toBe('transfer-not-by-account');
  });
});

it('all of it breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});

it('a place of which it is said settles otherwise than the centres of the lab', async () => {
  const manager = app.as('Manager');
  const settle = async (settlement: 'usual' | 'direct') => {
    const { rows } = await manager.ok(listLocations, { query: {} });
    const place = rows.find(({ locationId }) => locationId === app.lab.locationId);
    const asSeen = { locationId: app.lab.locationId, version: place?.version ?? 0 };
    return manager.ok(updateLocation, { body: { ...asSeen, settlement } });
  };
  expect((await settle('direct')).settlement).toBe('direct');
  expect((await transferOf((await receivedBox()).box.batchId)).byAccount).toBe(false);
  await settle('usual');
  expect((await transferOf((await receivedBox()).box.batchId)).byAccount).toBe(true);
});
