import { openLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import {
  adjustStock,
  consumeStock,
  openStock,
  wasteStock,
} from '@nidan/contract/supply/inventory/stock-endpoints';
import {
  createStockTransfer,
  receiveStockTransfer,
  sendStockTransfer,
  stepStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import { sql } from 'kysely';
import { demoRandom } from '../../demo/demo-random.ts';
import { takenLine } from '../../features/supply/indents/testing/indents-of-lab.ts';
import { dayFromNow, itemOfLab, storeOfLab } from '../../features/supply/inventory/testing/stock-of-lab.ts';
import { issuedOrder } from '../../features/supply/orders/testing/order-of-lab.ts';
import { bankOf } from '../../features/supply/payables/testing/invoice-of-lab.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { TortureReport } from './on-torture-app.ts';
import { asOwner } from '../as-owner.ts';
import { offencesIn } from '../offences-in.ts';
import { personWith } from '../person-with.ts';
import type { TestApp } from '../test-app.ts';
import { Sender } from './sender.ts';
import { SteadyClient } from './steady-client.ts';
import { StockTold } from './stock-told.ts';
import { type Drift, driftsOfStock } from './stock-drift.ts';
import { BOX, stepOfPurchases } from './torture-purchases.ts';

export interface StockTorturePlan {
  readonly operations: number;
  readonly clients: number;
  /** Items, with six lots each; a third of all operations meet the first. */
  readonly items: number;
  readonly orders: number;
  readonly seed: number;
  /** How often each of `STOCK_KINDS` must have been done; until then the clients go on, to `MOST_ROUNDS` times the operations. */
  readonly eachAtLeast?: number;
}

/** What is done often enough, or the run proves nothing about it. */
export const STOCK_KINDS = [
  'restock',
  'consume',
  'waste',
  'less',
  'more',
  'open',
  'send',
  'arrive',
  'receive',
  'invoice',
  'pay',
] as const;

const MOST_ROUNDS = 6;
const LOTS = 6;
const TEST = 1_000;

interface ItemAt {
  readonly itemId: string;
  readonly storeId: string;
}

interface Stage {
  readonly itemIds: readonly string[];
  /** Two stores, and the way between them. */
  readonly storeIds: readonly [string, string];
  readonly roadId: string;
  readonly orderIds: readonly string[];
  readonly buyer: SteadyClient;
  readonly receiver: SteadyClient;
  readonly manager: SteadyClient;
  readonly accountant: SteadyClient;
}

class StockTorture {
  readonly sender = new Sender((count) => this.below(count));
  readonly told = new StockTold();
  readonly #stage: Stage;
  readonly #random: () => number;
  /** Transfers of which all is on its way. */
  readonly #sent: { readonly details: TransferDetails; readonly at: ItemAt }[] = [];

  constructor(stage: Stage, seed: number) {
    this.#stage = stage;
    this.#random = demoRandom(seed);
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #one<T>(of: readonly T[]): T {
    const one = of[this.below(of.length)];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  }

  #place(): ItemAt {
    const { itemIds, storeIds } = this.#stage;
    const itemId = this.below(3) === 0 ? (itemIds[0] ?? '') : this.#one(itemIds);
    return { itemId, storeId: storeIds[this.below(4) === 0 ? 1 : 0] };
  }

  /** One of the lots of every item, the same label with the same expiry whoever writes it. */
  #lot() {
    const number = this.below(LOTS);
    return { lotNo: `LOT-${number}`, expiresOn: dayFromNow(40 + 20 * number) };
  }

  /** Counts two boxes of a lot that nobody had counted. */
  async restock(at: ItemAt = this.#place()): Promise<void> {
    const lot = { ...this.#lot(), valuePaise: 40_001 + this.below(9_000) };
    const lines = [{ itemId: at.itemId, quantity: '2', unit: 'box' as const, ...lot }];
    const body = { documentId: newId(), storeId: at.storeId, note: '', lines };
    const { manager } = this.#stage;
    const answer = await this.sender.surely('restock', (key) => manager.call(openStock, { body, key }));
    if (answer.status === 200) this.told.moved(at, 2 * BOX);
  }

  /** One operation of one client. */
  async step(): Promise<void> {
    switch (this.below(20)) {
      case 0:
        return this.restock();
      case 1:
      case 2:
        return this.#ofLot('waste');
      case 3:
        return this.#ofLot('less');
      case 4:
        return this.#ofLot('more');
      case 5:
        return this.#ofLot('open');
      case 6:
      case 7:
        return this.#send();
      case 8:
      case 9:
        return this.#arrive();
      case 10:
      case 11:
      case 12:
        return this.#buy();
      default:
        return this.#consume();
    }
  }

  /** Tests as they are typed, with parts of one, and in thousandths. */
  #some(most: number): { readonly typed: string; readonly quantity: number } {
    const quarters = 1 + this.below(most * 4);
    return { typed: String(quarters / 4), quantity: (quarters * TEST) / 4 };
  }

  async #consume(): Promise<void> {
    const at = this.#place();
    const { typed, quantity } = this.#some(6);
    const body = {
      documentId: newId(),
      storeId: at.storeId,
      reason: 'At the bench',
      lines: [takenLine(at, typed)],
    };
    const { manager } = this.#stage;
    const answer = await this.sender.surely('consume', (key) => manager.call(consumeStock, { body, key }));
    if (answer.status === 200) this.told.moved(at, -quantity);
  }

  async #lotIdOf({ itemId }: ItemAt): Promise<string | null> {
    return this.#one(this.lotIds.get(itemId) ?? [null]);
  }

  /** Ids of lots by their item, read once after the first of them were counted. */
  lotIds: ReadonlyMap<string, readonly string[]> = new Map();

  async #ofLot(kind: 'waste' | 'less' | 'more' | 'open'): Promise<void> {
    const at = this.#place();
    const lotId = await this.#lotIdOf(at);
    if (lotId === null) return;
    const { manager } = this.#stage;
    const { typed, quantity } = this.#some(kind === 'open' ? 20 : 3);
    const what = { storeId: at.storeId, quantity: typed, unit: 'test' as const };
    const send = async (key: string) => {
      const reason = 'Found so';
      if (kind === 'open') return manager.call(openLot, { body: { packId, lotId, ...what }, key });
      if (kind !== 'waste')
        return manager.call(adjustStock, { body: { documentId, lotId, reason, way: kind, ...what }, key });
      const lines = [{ lotId, quantity: typed, unit: what.unit }];
      return manager.call(wasteStock, { body: { documentId, storeId: at.storeId, reason, lines }, key });
    };
    const [packId, documentId] = [newId(), newId()];
    const answer = await this.sender.surely(kind, send);
    if (answer.status === 200 && kind !== 'open') this.told.moved(at, kind === 'more' ? quantity : -quantity);
  }

  /** Plans a transfer from one store to the other, accepts it and sends it. */
  async #send(): Promise<void> {
    const { manager, storeIds, roadId } = this.#stage;
    const { itemId, storeId: fromStoreId } = this.#place();
    const toStoreId = storeIds.find((id) => id !== fromStoreId) ?? '';
    const { typed, quantity } = this.#some(8);
    const transferId = newId();
    const line = { itemId, quantity: typed, unit: 'test' as const };
    const head = { transferId, isDraft: false, fromStoreId, toStoreId, note: '' };
    const planned = await manager.ok(createStockTransfer, { body: { ...head, lines: [line] } });
    const { version } = planned.transfer;
    const step = { transferId, version, action: 'accept' as const };
    const accepted = await manager.ok(stepStockTransfer, { body: step });
    const lines = [takenLine({ itemId }, typed)];
    const body = { transferId, version: accepted.transfer.version, lines };
    const answer = await this.sender.surely('send', (key) => manager.call(sendStockTransfer, { body, key }));
    if (answer.status !== 200) return;
    this.told.moved({ itemId, storeId: fromStoreId }, -quantity);
    this.told.moved({ itemId, storeId: roadId }, quantity);
    this.#sent.push({ details: answer.body, at: { itemId, storeId: toStoreId } });
  }

  /** Takes in what is on its way; two clients may meet at one box, of whom one is refused. */
  async #arrive(): Promise<void> {
    const sent = this.#sent[this.below(this.#sent.length)];
    if (sent === undefined) return this.#send();
    const { manager, roadId } = this.#stage;
    const { transferId, version } = sent.details.transfer;
    const lots = sent.details.lines.flatMap((line) =>
      line.lots.map(({ lotId, inTransit }) => ({
        lotId,
        received: inTransit,
        lost: '0',
        unit: line.unit,
        reason: null,
      })),
    );
    const body = { transferId, version, lots };
    const answer = await this.sender.surely('arrive', (key) =>
      manager.call(receiveStockTransfer, { body, key }),
    );
    const at = this.#sent.indexOf(sent);
    if (at >= 0) this.#sent.splice(at, 1);
    if (answer.status !== 200) return;
    const quantity = lots.reduce((sum, { received }) => sum + Math.round(Number(received) * TEST), 0);
    this.told.moved({ ...sent.at, storeId: roadId }, -quantity);
    this.told.moved(sent.at, quantity);
  }

  async #buy(): Promise<void> {
    const { buyer, receiver, accountant, orderIds } = this.#stage;
    await stepOfPurchases({
      orderId: this.#one(orderIds),
      told: this.told,
      sender: this.sender,
      buyer,
      receiver,
      accountant,
      below: (count) => this.below(count),
      lot: this.#lot(),
    });
  }
}

/** Orders of every item for the first store, issued, of a vendor that may be paid. */
async function ordersOf(
  app: TestApp,
  { itemIds, storeId, count }: { itemIds: readonly string[]; storeId: string; count: number },
): Promise<readonly string[]> {
  const orderIds: string[] = [];
  for (let order = 0; order < count; order += 1) {
    const lines = itemIds.map((itemId) => {
      const rate = { ratePaise: 12_345, discountBasisPoints: 0, gstPercent: 5 as const };
      return { lineId: newId(), itemId, unit: 'box' as const, quantity: '6', ...rate };
    });
    const { order: issued } = await issuedOrder(
      { app, lab: app.lab },
      { storeId, lines, overPercent: order % 2 === 0 ? 0 : 10 },
    );
    await bankOf(app, issued.vendorId);
    orderIds.push(issued.orderId);
  }
  return orderIds;
}

async function setStage(app: TestApp, { items, orders }: StockTorturePlan): Promise<Stage> {
  const world = { app, lab: app.lab };
  const client = async (rights: Parameters<typeof personWith>[1]) =>
    new SteadyClient(app.app, app.lab.lId, (await personWith(app, rights)).token);
  const itemIds: string[] = [];
  for (let item = 0; item < items; item += 1) itemIds.push(await itemOfLab(world, { onBoardDays: 30 }));
  const storeIds = [await storeOfLab(world), await storeOfLab(world)] as const;
  const roadId = await storeOfLab(world, { isRoad: true });
  const orderIds = await ordersOf(app, { itemIds, storeId: storeIds[0], count: orders });
  const all = ALL_PERMISSIONS;
  return {
    itemIds,
    storeIds,
    roadId,
    orderIds,
    buyer: await client({ purchases: all }),
    receiver: await client({ purchases: all }),
    manager: await client({ inventory: all }),
    accountant: await client({ finance: all, purchases: all }),
  };
}

async function readLotIds(app: TestApp): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await asOwner(app, (db) =>
    sql<{ item_id: string; lot_id: string }>`select item_id, lot_id from stock_lot`.execute(db),
  );
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id);
  return new Map([...byItem].map(([itemId, lots]) => [itemId, lots.map(({ lot_id }) => lot_id)]));
}

/**
 * Lets many clients count, use, waste, correct, open, send, receive, buy, bill and pay at once, a third of them one item; then holds stores, orders
 * and books against what the clients were told, and against every invariant. The seed says what is asked; who comes first is chance.
 */
export async function tortureStock(app: TestApp, plan: StockTorturePlan): Promise<TortureReport<Drift>> {
  const stage = await setStage(app, plan);
  const torture = new StockTorture(stage, plan.seed);
  for (const itemId of stage.itemIds)
    for (const storeId of stage.storeIds) await torture.restock({ itemId, storeId });
  torture.lotIds = await readLotIds(app);
  let begun = 0;
  const { operations, eachAtLeast = 0 } = plan;
  const goesOn = (): boolean =>
    begun < operations ||
    (begun < operations * MOST_ROUNDS &&
      STOCK_KINDS.some((kind) => (torture.sender.done.get(kind) ?? 0) < eachAtLeast));
  const client = async (): Promise<void> => {
    while (goesOn()) {
      begun += 1;
      await torture.step();
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, client));
  const { unexpected, done, unlikeTwins } = torture.sender;
  const drifted = await driftsOfStock(app, torture.told);
  return { operations: begun, unexpected, done, unlikeTwins, drifted, offences: await offencesIn(app) };
}
