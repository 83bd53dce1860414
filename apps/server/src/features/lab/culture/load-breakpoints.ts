import type { Ctx } from '../../../kernel/http/context.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { deliveredTables } from './breakpoint-content.ts';
import { insertSet } from './breakpoint-rows.ts';

/** Gives a lab that has none yet the delivered tables of breakpoints, the first of them in use. */
export async function loadBreakpoints(ctx: Pick<Ctx, 'db' | 'lId' | 'now'>, addedBy: string): Promise<void> {
  for (const { rows, guideline, year, document, convention } of deliveredTables()) {
    const set = { setId: newId(), guideline, year, document, convention, isDelivered: true, addedBy };
    // oxlint-disable-next-line no-await-in-loop -- the first one is in use
    await insertSet(ctx, set, rows);
  }
}
