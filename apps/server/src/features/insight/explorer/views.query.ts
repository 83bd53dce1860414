import * as explorerEndpoints from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerDates, ExplorerViewRow } from '@nidan/contract/insight/explorer/explorer-shapes';
import { EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly view_id: string;
  readonly name: string;
  readonly question: ExplorerViewRow['question'];
  readonly dates: ExplorerDates;
  readonly is_shared: boolean;
  readonly owner_id: string;
  readonly owner: string;
  readonly removed_at: Date | null;
  readonly version: number;
}

function present(ctx: Ctx, row: Row): ExplorerViewRow {
  const isOwn = row.owner_id === ctx.caller.userId;
  return {
    viewId: row.view_id,
    name: row.name,
    question: row.question,
    dates: row.dates,
    isShared: row.is_shared,
    owner: row.owner,
    isOwn,
    mayChange: isOwn || keepsForOthers(ctx),
    version: row.version,
  };
}

/** True when the caller may read what a question is about; whoever may not sees no name of it either. */
export function mayAsk({ caller }: Ctx, { subject }: Pick<ExplorerQuestion, 'subject'>): boolean {
  const { module, bits } = EXPLORER_SUBJECTS[subject].needs;
  return hasRight(caller, module, bits);
}

/** Whoever sets the lab up looks after what people left behind. */
export function keepsForOthers({ caller }: Ctx): boolean {
  return hasRight(caller, 'labs', PERMISSION.update);
}

async function readViews(ctx: Ctx, rest: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select v.view_id, v.name, v.question, v.dates, v.is_shared, v.owner_id, u.name as owner, v.removed_at, v.version
    from explorer_view v join login_user u on u.user_id = v.owner_id
    where v.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows.filter(({ question }) => mayAsk(ctx, question));
}

const isSeen = ({ caller }: Ctx) =>
  sql`v.removed_at is null and (v.owner_id = ${caller.userId} or v.is_shared)`;

/** Own and shared questions that the caller may ask. */
export const listViewsOf = serve(explorerEndpoints.listExplorerViews, async (ctx) => {
  return {
    views: (await readViews(ctx, sql`${isSeen(ctx)} order by lower(v.name), v.view_id limit 500`)).map(
      (row) => present(ctx, row),
    ),
  };
});

/** One of them, refused like an absent one where it is not the caller's to see. */
export async function readView(ctx: Ctx, viewId: string): Promise<ExplorerViewRow> {
  const [row] = await readViews(ctx, sql`${isSeen(ctx)} and v.view_id = ${viewId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** One that the caller may change, locked, at the version that they saw; another's is read alone. */
export async function lockView(ctx: Ctx, viewId: string, expected: number): Promise<ExplorerViewRow> {
  const seesAll = keepsForOthers(ctx);
  const [row] = await readViews(
    ctx,
    sql`v.view_id = ${viewId} and (v.owner_id = ${ctx.caller.userId} or v.is_shared or ${seesAll}) for update of v`,
  );
  if (row === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: viewId, expected, found: row.version });
  if (row.removed_at !== null) throw refuse('not-found');
  const view = present(ctx, row);
  if (!view.mayChange) throw refuse('view-of-other', { details: { name: view.name, owner: view.owner } });
  return view;
}
