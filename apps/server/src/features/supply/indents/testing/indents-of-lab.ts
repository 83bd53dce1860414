import { createIndent, decideIndent, issueIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails, TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import {
  createStockTransfer,
  readStockTransfer,
  stepStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TakenLine } from '@nidan/contract/supply/inventory/stock-shapes';
import type { CountedLine } from '@nidan/contract/supply/inventory/stock-shapes';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { stockOfLab, type StockOfLab, storeOfLab } from '../../inventory/testing/stock-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;

/** A store with stock, a store that asks, and a road between them. */
export interface StoresOfLab extends StockOfLab {
  readonly toStoreId: string;
}

/** Two stores, the first with lots of an item (two boxes of 50 tests unless told), and a road. */
export async function storesOfLab(
  world: World,
  lines?: readonly Partial<CountedLine>[],
): Promise<StoresOfLab> {
  const stock = await stockOfLab(world, lines);
  await storeOfLab(world, { isRoad: true });
  return { ...stock, toStoreId: await storeOfLab(world) };
}

/** A line that takes so many tests of the lots that end first. */
export function takenLine({ itemId }: Pick<StockOfLab, 'itemId'>, quantity: string): TakenLine {
  return { itemId, lotId: null, quantity, unit: 'test', overrideReason: null };
}

/** What a store asks of another. */
export function askedBody({ storeId, toStoreId, itemId }: StoresOfLab, quantity = '60') {
  const asked = { fromStoreId: storeId, toStoreId, neededOn: null, note: '' };
  return {
    indentId: newId(),
    isDraft: false,
    ...asked,
    lines: [{ itemId, quantity, unit: 'test' as const }],
  };
}

/** An indent that a technician raised. */
export async function raisedIndent(
  world: World,
  stores: StoresOfLab,
  quantity?: string,
): Promise<IndentDetails> {
  return world.app.as('Technician').ok(createIndent, { body: askedBody(stores, quantity) });
}

/** An indent that was accepted and approved. */
export async function approvedIndent(
  world: World,
  stores: StoresOfLab,
  quantity?: string,
): Promise<IndentDetails> {
  let details = await raisedIndent(world, stores, quantity);
  for (const action of ['accept', 'approve'] as const) {
    const { indentId, version } = details.indent;
    details = await world.app.as('Manager').ok(decideIndent, { body: { indentId, version, action } });
  }
  return details;
}

/** Sends of an approved indent; answers the transfer. */
export async function issued(
  world: World,
  stores: StoresOfLab,
  { indent: { indentId, version } }: IndentDetails,
): Promise<TransferDetails> {
  const transferId = newId();
  const lines = [takenLine(stores, '60')];
  await world.app.as('Manager').ok(issueIndent, { body: { indentId, version, transferId, note: '', lines } });
  return world.app.as('Manager').ok(readStockTransfer, { query: { transferId } });
}

/** A transfer that nobody asked for, accepted. */
export async function acceptedTransfer(
  world: World,
  stores: StoresOfLab,
  quantity = '60',
): Promise<TransferDetails> {
  const { storeId: fromStoreId, toStoreId, itemId } = stores;
  const body = { transferId: newId(), isDraft: false, fromStoreId, toStoreId, note: '' };
  const { transfer } = await world.app
    .as('Manager')
    .ok(createStockTransfer, { body: { ...body, lines: [{ itemId, quantity, unit: 'test' }] } });
  const { transferId, version } = transfer;
  return world.app.as('Manager').ok(stepStockTransfer, { body: { transferId, version, action: 'accept' } });
}
