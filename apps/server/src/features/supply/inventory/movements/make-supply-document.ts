import type { Ctx } from '../../../../kernel/http/context.ts';
import { insertSupplyDocument } from './movement-rows.ts';
import type { NewStockDocument } from './stock-move.ts';

/** Makes a document of supply that moves no stock, such as an order or an invoice; it is numbered last. */
export async function makeSupplyDocument(ctx: Ctx, document: NewStockDocument): Promise<void> {
  await insertSupplyDocument(ctx, document);
}
