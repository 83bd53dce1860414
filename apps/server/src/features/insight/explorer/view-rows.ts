import type { ExplorerDates } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface KeptQuestion {
  readonly viewId: string;
  readonly name: string;
  readonly question: ExplorerQuestion;
  readonly dates: ExplorerDates;
  readonly isShared: boolean;
}

/** Keeps a question as the caller's own. */
export async function insertView(ctx: Ctx, view: KeptQuestion): Promise<void> {
  await insertRows(ctx.db, 'explorer_view', [
    {
      l_id: ctx.lId,
      view_id: view.viewId,
      name: view.name.trim(),
      question: JSON.stringify(view.question),
      dates: JSON.stringify(view.dates),
      owner_id: ctx.caller.userId,
      is_shared: view.isShared,
      created_at: ctx.now,
    },
  ]);
}

/** Replaces what a kept question says; the caller has locked it. */
export async function updateView(ctx: Ctx, view: KeptQuestion): Promise<void> {
  await ctx.db
    .updateTable('explorer_view')
    .set((eb) => ({
      name: view.name.trim(),
      question: JSON.stringify(view.question),
      dates: JSON.stringify(view.dates),
      is_shared: view.isShared,
      version: eb('version', '+', 1),
    }))
    .where('l_id', '=', ctx.lId)
    .where('view_id', '=', view.viewId)
    .execute();
}

/** Takes a kept question out of every list; the runs that it made keep their own copy. */
export async function removeViewRow(ctx: Ctx, viewId: string): Promise<void> {
  await ctx.db
    .updateTable('explorer_view')
    .set((eb) => ({ removed_at: ctx.now, version: eb('version', '+', 1) }))
    .where('l_id', '=', ctx.lId)
    .where('view_id', '=', viewId)
    .execute();
}
