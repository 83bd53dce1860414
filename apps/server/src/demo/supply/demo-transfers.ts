import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createIndent, decideIndent, issueIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails } from '@nidan/contract/supply/indents/indent-views';
import { readStockTransfer, receiveStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
import {
  countStockLot,
  finalizeStockAudit,
  planStockAudit,
  startStockAudit,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';
import { once } from '../once.ts';

interface Line {
  readonly item: string;
  readonly quantity: string;
  readonly unit: InventoryUnit;
}

/** What the stores ask each other, by the store that gives and the one that asks. */
const ASKED: readonly {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Line[];
}[] = [
  {
    name: 'tubes for the centre',
    from: 'DRY',
    to: 'CENTRE',
    lines: [
      { item: 'SST-35', quantity: '200', unit: 'pieces' },
      { item: 'EDTA-2', quantity: '300', unit: 'pieces' },
    ],
  },
  {
    name: 'urine for the centre',
    from: 'DRY',
    to: 'CENTRE',
    lines: [{ item: 'URINE-C', quantity: '2', unit: 'packet' }],
  },
  {
    name: 'cartridges for the bench',
    from: 'COLD-A',
    to: 'BENCH-1',
    lines: [{ item: 'HBA1C-CART', quantity: '1', unit: 'box' }],
  },
];

interface Places {
  readonly storeId: (code: string) => string;
  readonly itemId: (code: string) => string;
}

async function setUp(manager: DemoClient): Promise<Places> {
  const { rows } = await manager.call(listLocations, {});
  const centre = rows.find(({ name }) => name.includes('collection centre')) ?? rows[0];
  const locationId = centre?.locationId ?? '';
  const added = [
    { code: 'CENTRE', name: 'Centre cupboard', isRoad: false },
    { code: 'ROAD', name: 'On the road', isRoad: true },
  ];
  for (const store of added) {
    await once(manager, `store ${store.code}`, {
      endpoint: createStore,
      body: async () => ({ storeId: newId(), locationId, ...store }),
    });
  }
  const { stores } = await manager.call(listStores, {});
  const items = await manager.call(masterEndpoints('items').list, { query: { limit: 200 } });
  const byCode = new Map(stores.map(({ code, storeId }) => [code, storeId]));
  const ids = new Map(items.rows.map(({ id, code }) => [code, id]));
  return { storeId: (code) => byCode.get(code) ?? '', itemId: (code) => ids.get(code) ?? '' };
}

interface Desks {
  readonly technician: DemoClient;
  readonly manager: DemoClient;
}

async function raise({ technician, manager }: Desks, { storeId, itemId }: Places): Promise<IndentDetails[]> {
  const raised: IndentDetails[] = [];
  for (const { name, from, to, lines } of ASKED) {
    const details = await once(to === 'CENTRE' ? manager : technician, `indent ${name}`, {
      endpoint: createIndent,
      body: async () => ({
        indentId: newId(),
        isDraft: false,
        fromStoreId: storeId(from),
        toStoreId: storeId(to),
        neededOn: null,
        note: '',
        lines: lines.map(({ item, ...typed }) => ({ itemId: itemId(item), ...typed })),
      }),
    });
    raised.push(details);
  }
  return raised;
}

/** Indents between the stores, one of them sent and received but for a broken packet, and a count that waits for its approval. */
export async function keepDemoTransfers(
  { staff: { technician }, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  { manager, planner }: { readonly manager: DemoClient; readonly planner: DemoClient },
): Promise<void> {
  const desks = { technician, manager };
  const places = await setUp(manager);
  const raised = await raise(desks, places);
  const asked = raised.at(-1);
  if (asked === undefined) return;
  await approveAndSend(desks, asked);
  const today = calendarDateIn(DEFAULT_ZONE, clock.now());
  await countBench({ ...desks, planner }, places, today);
}

async function approveAndSend({ technician, manager }: Desks, asked: IndentDetails): Promise<void> {
  const { indentId } = asked.indent;
  let { version } = asked.indent;
  for (const action of ['accept', 'approve'] as const) {
    const seen = version;
    const { indent } = await once(manager, `indent ${action}`, {
      endpoint: decideIndent,
      body: async () => ({ indentId, version: seen, action }),
    });
    version = indent.version;
  }
  const sent = await once(manager, 'indent sent', {
    endpoint: issueIndent,
    body: async () => ({
      indentId,
      version,
      transferId: newId(),
      note: 'By hand',
      lines: asked.lines.map(({ itemId, unit }) => ({
        itemId,
        unit,
        quantity: '60',
        lotId: null,
        overrideReason: null,
      })),
    }),
  });
  const transferId = sent.transfers[0]?.transferId ?? '';
  const { transfer, lines } = await manager.call(readStockTransfer, { query: { transferId } });
  const [lot] = lines.flatMap(({ lots, unit }) => lots.map((one) => ({ ...one, unit })));
  await once(technician, 'transfer received', {
    endpoint: receiveStockTransfer,
    body: async () => ({
      transferId,
      version: transfer.version,
      lots: [
        {
          lotId: lot?.lotId ?? '',
          unit: lot?.unit ?? 'rxn',
          received: '50',
          lost: '2',
          reason: 'Two cartridges were cracked',
        },
      ],
    }),
  });
}

/** The count is planned by somebody else than who may approve it. */
async function countBench(
  { technician, manager, planner }: Desks & { readonly planner: DemoClient },
  { storeId }: Places,
  today: string,
): Promise<void> {
  const planned = await once(planner, 'count planned', {
    endpoint: planStockAudit,
    body: async () => ({
      auditId: newId(),
      storeId: storeId('BENCH-1'),
      scheduledOn: today,
      categories: [],
      classes: [],
      itemIds: [],
      note: 'Month end',
    }),
  });
  const { auditId, version } = planned.audit;
  const started = await once(manager, 'count started', {
    endpoint: startStockAudit,
    body: async () => ({ auditId, version }),
  });
  for (const [at, { itemId, lotNo, unit }] of started.lots.entries()) {
    await once(technician, `counted ${lotNo}`, {
      endpoint: countStockLot,
      body: async () => ({ auditId, itemId, lotNo, unit, quantity: String(14 + at * 20) }),
    });
  }
  await once(manager, 'count finalized', {
    endpoint: finalizeStockAudit,
    body: async () => ({ auditId, version: started.audit.version }),
  });
}
