import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  createApprovalRule,
  listApprovalRules,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { createConsumptionMap, runConsumption } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { createStore } from '@nidan/contract/supply/inventory/store-endpoints';
import { makeOrder, moveOrder, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { keepDemoContracts } from '@nidan/server/demo/supply/demo-contracts';
import { demoItems } from '@nidan/server/demo/supply/demo-items';
import { approveDemo, keepDemoVendors } from '@nidan/server/demo/supply/demo-vendors';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { ApiClient } from '../api-client.ts';
import { OPENS } from './day-mix.ts';
import type { DayLab } from './open-labs.ts';

interface Reagent {
  readonly item: string;
  /** What is measured with it, one base unit or a part for each value. */
  readonly parameter: string;
  readonly perValue: string;
  readonly deadVolume: string;
  /** What lies in the store in the morning, and what comes by noon. */
  readonly first: string;
  readonly ordered: string;
  readonly unit: InventoryUnit;
  readonly rupees: number;
}

/** Little enough in the morning that a busy lab is short of it until the goods come. */
const REAGENTS: readonly Reagent[] = [
  {
    item: 'CBC-DIL',
    parameter: 'HB',
    perValue: '0.08',
    deadVolume: '0.5',
    first: '0.2',
    ordered: '4',
    unit: 'box',
    rupees: 480,
  },
  {
    item: 'HBA1C-CART',
    parameter: 'HBA1C',
    perValue: '1',
    deadVolume: '2',
    first: '1',
    ordered: '8',
    unit: 'kit',
    rupees: 3_100,
  },
  {
    item: 'TSH-KIT',
    parameter: 'TSH',
    perValue: '1',
    deadVolume: '2',
    first: '0.1',
    ordered: '2',
    unit: 'kit',
    rupees: 860,
  },
  {
    item: 'CREAT-R',
    parameter: 'CREAT',
    perValue: '0.25',
    deadVolume: '1.5',
    first: '0.05',
    ordered: '1',
    unit: 'kit',
    rupees: 210,
  },
];

/** Minutes of the day at which something is done in the stores. */
const ROUNDS = [
  [OPENS, 'order'],
  [12 * 60, 'consume'],
  [13 * 60, 'receive'],
  [17 * 60, 'consume'],
  [22 * 60, 'consume'],
] as const;
type Round = (typeof ROUNDS)[number][1];

interface Stores {
  readonly locationId: string;
  readonly storeId: string;
  readonly vendorId: string;
  readonly itemIds: ReadonlyMap<string, string>;
}

/** What is bought is decided by the manager, also in a lab that was opened today. */
async function keepApprovalRules(manager: ApiClient): Promise<void> {
  const { rows } = await manager.call(listApprovalRules, { query: { limit: 200 } });
  const { roles } = await manager.call(listApprovers);
  const assigneeId = roles.find(({ name }) => name === 'Manager')?.id ?? '';
  for (const type of ['vendor', 'vendor rate contract', 'purchase order'] as const) {
    if (rows.some((rule) => rule.type === type && rule.status === 'enabled')) continue;
    await manager.call(createApprovalRule, {
      body: {
        ruleId: newId(),
        type,
        name: `Any ${type}`,
        status: 'enabled',
        fromPaise: 0,
        untilPaise: null,
        levels: [{ title: 'Manager', assignment: 'role', assigneeId }],
      },
    });
  }
}

async function keepItems(manager: ApiClient): Promise<ReadonlyMap<string, string>> {
  const { list, create } = masterEndpoints('items');
  const { rows } = await manager.call(list, { query: { limit: 200 } });
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  for (const item of demoItems) {
    const { code, name } = item;
    if (typeof code !== 'string' || typeof name !== 'string' || ids.has(code)) continue;
    const { id } = await manager.call(create, { body: { id: newId(), ...item, code, name } });
    ids.set(code, id);
  }
  return ids;
}

async function mapReagents(manager: ApiClient, { storeId, itemIds }: Stores): Promise<void> {
  for (const { item, parameter, perValue, deadVolume } of REAGENTS) {
    const { rows } = await manager.call(listParameters, { query: { q: parameter, limit: 50 } });
    const parameterId = rows.find(({ code }) => code === parameter)?.parameterId ?? null;
    const work = { testId: null, parameterId, sampleTypeId: null, machineId: null, eventKind: null };
    const uses = { perReportable: perValue, perRerun: perValue, deadVolume };
    const itemId = itemIds.get(item) ?? '';
    await manager.call(createConsumptionMap, {
      body: { mapId: newId(), category: 'parameter', ...work, itemId, storeId, ...uses },
    });
  }
}

/** The stores of one lab through its day: what work uses is taken, and what is short by noon comes from a vendor. */
export class DayStores {
  readonly #lab: DayLab;
  readonly #stores: Stores;
  readonly #date: CalendarDate;
  readonly #rounds: [number, Round][] = ROUNDS.map(([minute, round]) => [minute, round]);
  #orderId = '';
  /** Pieces of work that runs have gone over. */
  lines = 0;
  /** Lines of goods that came. */
  received = 0;

  private constructor(lab: DayLab, stores: Stores, date: CalendarDate) {
    this.#lab = lab;
    this.#stores = stores;
    this.#date = date;
  }

  /** Sets the stores of a lab up on a day: items, vendors with their rates, a first count, and what work uses. */
  static async open(lab: DayLab, date: CalendarDate): Promise<DayStores> {
    const { manager, accountant: buyer } = lab;
    await keepApprovalRules(manager);
    const itemIds = await keepItems(manager);
    const people = { buyer, manager };
    const vendors = await keepDemoVendors(people);
    const itemId = (code: string): string => itemIds.get(code) ?? '';
    await keepDemoContracts(people, { vendors, itemId, today: date });
    const { rows } = await manager.call(listLocations, { query: {} });
    const locationId = rows.find(({ kind }) => kind === 'lab')?.locationId ?? '';
    const storeId = newId();
    const body = { storeId, code: 'BENCH', name: 'Bench store', locationId, isRoad: false };
    await manager.call(createStore, { body });
    const stores = { locationId, storeId, vendorId: vendors.get('MERIL') ?? '', itemIds };
    const lines = REAGENTS.map(({ item, first, unit, rupees }) => {
      const lot = { lotNo: `${item}-OLD`, expiresOn: addDays(date, 20), valuePaise: rupees * 100 };
      return { itemId: itemId(item), quantity: first, unit, ...lot };
    });
    await manager.call(openStock, { body: { documentId: newId(), storeId, note: 'First count', lines } });
    await mapReagents(manager, stores);
    return new DayStores(lab, stores, date);
  }

  /** Does what is due until a minute of the day. */
  async until(minute: number): Promise<void> {
    for (let next = this.#rounds[0]; next !== undefined && next[0] <= minute; next = this.#rounds[0]) {
      this.#rounds.shift();
      await this.#act(next[1]);
    }
  }

  async #act(round: Round): Promise<void> {
    if (round === 'order') return this.#order();
    if (round === 'receive') return this.#receive();
    const { locationId } = this.#stores;
    const { technician } = this.#lab.staff.lab;
    const { run } = await technician.call(runConsumption, { body: { runId: newId(), locationId } });
    this.lines += run?.lines ?? 0;
  }

  async #order(): Promise<void> {
    const { accountant: buyer, manager } = this.#lab;
    const { vendorId, storeId, itemIds } = this.#stores;
    const lines = REAGENTS.map(({ item, ordered, unit }) => {
      const what = { itemId: itemIds.get(item) ?? '', unit, quantity: ordered };
      return { lineId: newId(), ...what, discountBasisPoints: 0 };
    });
    const orderId = newId();
    const freight = { charge: 'Freight', amountPaise: 50_000, gstPercent: 18 } as const;
    const head = { orderId, vendorId, storeId, dueOn: addDays(this.#date, 2), overPercent: 0, note: '' };
    const { order } = await buyer.call(makeOrder, { body: { ...head, lines, charges: [freight] } });
    for (const action of ['create', 'accept', 'issue'] as const) {
      const { version } = (await buyer.call(orderState, { query: { orderId } })).order;
      const body = { orderId, version, action, approvalId: newId(), reason: 'Stock ends today' };
      await buyer.call(moveOrder, { body });
      if (action === 'accept')
        await approveDemo({ buyer, manager }, 'order', { type: 'purchase order', what: order.number });
    }
    this.#orderId = orderId;
  }

  /** All that was ordered comes but one line, which is short, and something comes free. */
  async #receive(): Promise<void> {
    const { accountant: buyer } = this.#lab;
    const { order, lines } = await buyer.call(orderState, { query: { orderId: this.#orderId } });
    const receipt = await buyer.call(receiveGoods, {
      body: {
        receiptId: newId(),
        orderId: order.orderId,
        version: order.version,
        challanNo: 'CH-1',
        temperature: 5,
        note: '',
        lines: lines.map(({ lineId, code, quantity }) => ({
          receiptLineId: newId(),
          orderLineId: lineId,
          lotNo: `${code}-NEW`,
          expiresOn: addDays(this.#date, 200),
          accepted: code === 'TSH-KIT' ? '1' : quantity,
          free: code === 'HBA1C-CART' ? '1' : '0',
          rejected: '0',
          rejectReason: null,
          shortLifeReason: null,
        })),
      },
    });
    this.received += receipt.lines.length;
  }
}
