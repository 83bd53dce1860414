import * as explorerEndpoints from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerViewRow } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { Done } from '@nidan/contract/kernel/shapes';
import { requireDates } from '../../../kernel/database/within-dates.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { judgeQuestion } from './judge-question.ts';
import { insertView, removeViewRow, updateView } from './view-rows.ts';
import { lockView, readView } from './views.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Keeps a question that the caller may ask. */
export const saveView = serve(
  explorerEndpoints.saveExplorerView,
  async (ctx, body): Promise<ExplorerViewRow> => {
    judgeQuestion(ctx, body.question);
    requireDates(ctx, body.dates);
    await insertView(ctx, body);
    recordEvent(ctx, {
      entityKind: 'EXPLORER_VIEW',
      entityId: body.viewId,
      action: 'create',
      after: { name: body.name.trim(), isShared: body.isShared, question: body.question, dates: body.dates },
    });
    return readView(ctx, body.viewId);
  },
);

/** Changes an own kept question; a schedule that runs by it asks the new one from then on. */
export const changeView = serve(
  explorerEndpoints.changeExplorerView,
  async (ctx, { viewId, version, ...change }): Promise<ExplorerViewRow> => {
    const view = await lockView(ctx, viewId, version);
    const { question, dates, name, isShared } = view;
    const before = { name, isShared, question, dates };
    const after = { ...before, ...change };
    judgeQuestion(ctx, after.question);
    requireDates(ctx, after.dates);
    await updateView(ctx, { viewId, ...after });
    recordEvent(ctx, { entityKind: 'EXPLORER_VIEW', entityId: viewId, action: 'change', before, after });
    return { ...view, ...after, version: version + 1 };
  },
);

/** Takes an own kept question away. `isScheduled` says whether a report still runs by it. */
export async function removeView(
  ctx: Ctx,
  { viewId, version }: BodyOf<typeof explorerEndpoints.removeExplorerView>,
  isScheduled: (ctx: Ctx, viewId: string) => Promise<boolean>,
): Promise<Done> {
  const { name } = await lockView(ctx, viewId, version);
  if (await isScheduled(ctx, viewId)) throw refuse('view-scheduled', { details: { name } });
  await removeViewRow(ctx, viewId);
  recordEvent(ctx, { entityKind: 'EXPLORER_VIEW', entityId: viewId, action: 'remove', before: { name } });
  return { done: true };
}
