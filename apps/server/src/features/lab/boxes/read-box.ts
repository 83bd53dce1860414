import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxDetails, BoxView } from '@nidan/contract/lab/boxes/box-view';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { discrepanciesOfBox, itemsOfBox } from './box-items.query.ts';
import { findBox, selectBoxes } from './boxes.query.ts';
import { presentBox } from './present-box.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A box that was just written, as it is now. */
export async function boxNow(ctx: Ctx, batchId: string): Promise<BoxView> {
  const box = await findBox(ctx, batchId);
  if (box === null) throw refuse('not-found');
  return box;
}

/** A box with its tubes and discrepancies; refused when the caller sees none of this id. */
export async function boxDetails(ctx: Ctx, batchId: string): Promise<BoxDetails> {
  const box = await boxNow(ctx, batchId);
  const [items, discrepancies] = await Promise.all([
    itemsOfBox(ctx, batchId),
    discrepanciesOfBox(ctx, batchId),
  ]);
  return { box, items, discrepancies };
}

/** A box by its id or its scanned code. */
export const readBoxOf = serve(
  boxEndpoints.readBox,
  async (ctx, { batchId, code = '' }): Promise<BoxDetails> => {
    if (batchId !== undefined) return boxDetails(ctx, batchId);
    const [row] = await selectBoxes(ctx, sql`and b.code = ${code.trim().toUpperCase()}`);
    if (row === undefined) throw refuse('box-unknown', { details: { code } });
    return boxDetails(ctx, presentBox(ctx, row).batchId);
  },
);
