import {
  cancelIndent,
  changeIndent,
  createIndent,
  decideIndent,
  issueIndent,
  listIndents,
  printIndent,
  readIndent,
} from '@nidan/contract/supply/indents/indent-endpoints';
import {
  listTransferItems,
  readStockTransfer,
  receiveStockTransfer,
  sendStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow, storeOfLab } from '../inventory/testing/stock-of-lab.ts';
import {
  acceptedTransfer,
  approvedIndent,
  askedBody,
  issued,
  raisedIndent,
  storesOfLab,
  takenLine,
} from './testing/indents-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const manager = () => app.as('Manager');
const technician = () => app.as('Technician');

async function stockAt(storeId: string): Promise<number> {
  const { rows } = await asOwner(app, (db) =>
    sql<{
      n: number;
    }>`select coalesce(sum(quantity), 0)::int / 1000 as n from stock where store_id = ${storeId}`.execute(db),
  );
  return rows[0]?.n ?? -1;
}

interface Came {
  readonly lotId: string;
  readonly received?: string;
  readonly lost?: string;
  readonly reason?: string | null;
}
const came = ({ lotId, received = '0', lost = '0', reason = null }: Came) =>
  ({ lotId, received, lost, reason, unit: 'test' }) as const;

describe('an indent', () => {
  it('is raised, accepted, approved by a second person, sent and received in parts', async () => {
    const stores = await storesOfLab(world(), [
      { lotNo: 'LATE', expiresOn: dayFromNow(60), quantity: '1' },
      { lotNo: 'SOON', expiresOn: dayFromNow(5), quantity: '40', unit: 'test' },
    ]);
    const { indent, lines } = await raisedIndent(world(), stores);
    expect(indent).toMatchObject({
      number: expect.stringMatching(/^KTI\d\d-\d{5}$/),
      state: 10,
      can: ['change'],
    });
    expect(lines).toMatchObject([{ asked: '60', left: '60', atHand: '90', units: ['test', 'box'] }]);
    const approved = await approvedIndent(world(), stores);
    expect(approved.indent).toMatchObject({ state: 40, can: ['issue'] });

    const { transfer, lines: sent } = await issued(world(), stores, approved);
    expect(transfer).toMatchObject({ state: 100, isOnTheWay: true, number: expect.stringMatching(/^KTT/) });
    expect(sent[0]?.lots.map(({ lotNo, sent: quantity }) => [lotNo, quantity])).toEqual([
      ['SOON', '40'],
      ['LATE', '20'],
    ]);
    expect([await stockAt(stores.storeId), await stockAt(stores.toStoreId)]).toEqual([30, 0]);

    const [soon, late] = (sent[0]?.lots ?? []).map(({ lotId }) => lotId);
    const { transferId, version } = transfer;
    const part = await technician().ok(receiveStockTransfer, {
      body: { transferId, version, lots: [came({ lotId: soon ?? '', received: '40' })] },
    });
    expect(part.transfer).toMatchObject({ state: 130, isOnTheWay: true, can: ['receive'] });
    const rest = await technician().ok(receiveStockTransfer, {
      body: {
        transferId,
        version: part.transfer.version,
        lots: [came({ lotId: late ?? '', received: '18', lost: '2', reason: 'Two broke on the way' })],
      },
    });
    expect(rest.transfer).toMatchObject({ state: 130, isOnTheWay: false, can: [] });
    expect(await stockAt(stores.toStoreId)).toBe(58);
    const read = await manager().ok(readIndent, { query: { indentId: approved.indent.indentId } });
    expect(read.lines).toMatchObject([{ sent: '60', received: '58', lost: '2', inTransit: '0', left: '2' }]);
    expect(read.indent).toMatchObject({ state: 50, can: expect.arrayContaining(['issue', 'cancel']) });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('is not approved by who raised it, nor changed once it was accepted', async () => {
    const stores = await storesOfLab(world());
    const { indent } = await manager().ok(createIndent, { body: askedBody(stores) });
    const decide = (version: number, action: 'accept' | 'approve') => ({
      body: { indentId: indent.indentId, version, action },
    });
    expect((await technician().refused(decideIndent, decide(1, 'accept'))).status).toBe(403);
    await manager().ok(decideIndent, decide(1, 'accept'));
    expect(await manager().refused(decideIndent, decide(2, 'approve'))).toMatchObject({
      code: 'indent-by-raiser',
    });
    expect(await manager().refused(decideIndent, decide(1, 'approve'))).toMatchObject({
      code: 'stale-version',
    });
    const { indentId } = indent;
    const { neededOn, note, lines } = askedBody(stores, '1');
    expect(
      await technician().refused(changeIndent, { body: { indentId, version: 2, neededOn, note, lines } }),
    ).toMatchObject({ code: 'transition-refused', can: expect.arrayContaining(['approve']) });
    const canceled = await manager().ok(cancelIndent, {
      body: { indentId, version: 2, reason: 'Ordered twice' },
    });
    expect(canceled.indent).toMatchObject({ state: 90, cancelReason: 'Ordered twice', can: [] });
  });

  it('refuses one store twice, an item twice, a road, and a unit that the item has not', async () => {
    const stores = await storesOfLab(world());
    const body = askedBody(stores);
    const [line] = body.lines;
    const lines = line === undefined ? [] : [line, line];
    const refused = async (change: object) =>
      (await technician().refused(createIndent, { body: { ...body, ...change } })).code;
    expect(await refused({ fromStoreId: stores.toStoreId })).toBe('stores-alike');
    expect(await refused({ lines })).toBe('item-twice');
    expect(await refused({ toStoreId: await storeOfLab(world(), { isRoad: true }) })).toBe('store-is-road');
    expect(await refused({ lines: [{ ...line, unit: 'kit' }] })).toBe('unit-without-chain');
    expect(await refused({ lines: [{ ...line, quantity: '0' }] })).toBe('quantity-nothing');
    expect(await refused({ fromStoreId: newId() })).toBe('not-found');
  });

  it('sends no more than was asked for, nor what is not there', async () => {
    const stores = await storesOfLab(world(), [{ quantity: '1' }]);
    const { indent } = await approvedIndent(world(), stores);
    const issue = (quantity: string) => ({
      body: {
        indentId: indent.indentId,
        version: indent.version,
        transferId: newId(),
        note: '',
        lines: [takenLine(stores, quantity)],
      },
    });
    expect(await manager().refused(issueIndent, issue('61'))).toMatchObject({
      code: 'issue-over-asked',
      details: { left: '60', want: '61' },
    });
    expect(await manager().refused(issueIndent, issue('60'))).toMatchObject({ code: 'stock-short' });
    expect(await stockAt(stores.storeId)).toBe(50);
  });

  it('is found by its number, item and store, and printed', async () => {
    const stores = await storesOfLab(world());
    const { indent, lines } = await raisedIndent(world(), stores);
    const find = async (query: object) =>
      (await technician().ok(listIndents, { query })).rows.some(
        ({ indentId }) => indentId === indent.indentId,
      );
    expect(await find({ by: 'doc_no', q: indent.number })).toBe(true);
    expect(await find({ by: 'item_code', q: lines[0]?.code })).toBe(true);
    expect(await find({ by: 'address_name', q: indent.to.name })).toBe(true);
    expect(await find({ by: 'item_name', q: 'nothing of this name' })).toBe(false);
    const paper = await technician().call(printIndent, { query: { indentId: indent.indentId } });
    expect(paper.status).toBe(200);
  });
});

describe('two people at once', () => {
  it('issue the last box once', async () => {
    const stores = await storesOfLab(world(), [{ quantity: '1' }]);
    const indents = [
      await approvedIndent(world(), stores, '50'),
      await approvedIndent(world(), stores, '50'),
    ];
    const answers = await Promise.all(
      indents.map(({ indent: { indentId, version } }) =>
        manager().call(issueIndent, {
          body: { indentId, version, transferId: newId(), note: '', lines: [takenLine(stores, '50')] },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await stockAt(stores.storeId)).toBe(0);
  });

  it('receive what came once', async () => {
    const stores = await storesOfLab(world());
    const { transfer, lines } = await issued(world(), stores, await approvedIndent(world(), stores));
    const lots = [came({ lotId: lines[0]?.lots[0]?.lotId ?? '', received: '60' })];
    const { transferId, version } = transfer;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        technician().call(receiveStockTransfer, { body: { transferId, version, lots } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockAt(stores.toStoreId)).toBe(60);
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a transfer that nobody asked for', () => {
  it('is sent in part, and takes in neither more than is on its way nor a loss without a reason', async () => {
    const stores = await storesOfLab(world());
    const { transfer } = await acceptedTransfer(world(), stores);
    const { transferId } = transfer;
    const receive = (version: number, lot: Came) => ({ body: { transferId, version, lots: [came(lot)] } });
    const [lotId = ''] = stores.lotIds;
    expect(
      await manager().refused(receiveStockTransfer, receive(transfer.version, { lotId, received: '1' })),
    ).toMatchObject({
      code: 'transition-refused',
    });
    const sent = await manager().ok(sendStockTransfer, {
      body: { transferId, version: transfer.version, lines: [takenLine(stores, '45')] },
    });
    expect(sent.transfer).toMatchObject({ state: 110, can: ['receive'] });
    const { version } = sent.transfer;
    expect(
      await technician().refused(receiveStockTransfer, receive(version, { lotId, received: '45.001' })),
    ).toMatchObject({
      code: 'arrival-over-sent',
      details: { left: '45', given: '45.001' },
    });
    expect(
      await technician().refused(receiveStockTransfer, receive(version, { lotId, lost: '1' })),
    ).toMatchObject({
      code: 'loss-without-reason',
    });
    expect(await technician().refused(receiveStockTransfer, receive(version, { lotId }))).toMatchObject({
      code: 'arrival-nothing',
    });
    const all = await technician().ok(receiveStockTransfer, receive(version, { lotId, received: '45' }));
    expect(all.transfer).toMatchObject({ state: 140, isOnTheWay: false });
    const { rows } = await technician().ok(listTransferItems, { query: { q: transfer.number } });
    expect(rows).toMatchObject([{ sent: '45', received: '45', inTransit: '0' }]);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('is not there for another id', async () => {
    expect((await technician().refused(readStockTransfer, { query: { transferId: newId() } })).status).toBe(
      404,
    );
  });
});
