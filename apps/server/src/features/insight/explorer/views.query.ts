import type { listExplorerViews } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerDates, ExplorerViewRow } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

interface Row {
  readonly view_id: string;
  readonly name: string;
  readonly question: ExplorerViewRow['question'];
  readonly dates: ExplorerDates;
  readonly is_shared: boolean;
  readonly owner_id: string;
  readonly owner: string;
  readonly version: number;
}

function present({ caller }: Ctx, row: Row): ExplorerViewRow {
  return {
    viewId: row.view_id,
    name: row.name,
    question: row.question,
    dates: row.dates,
    isShared: row.is_shared,
    owner: row.owner,
    isOwn: row.owner_id === caller.userId,
    version: row.version,
  };
}

/** True when the caller may read what a question is about; whoever may not sees no name of it either. */
export function mayAsk({ caller }: Ctx, { subject }: Pick<ExplorerQuestion, 'subject'>): boolean {
  const { module, bits } = EXPLORER_SUBJECTS[subject].needs;
  return hasRight(caller, module, bits);
}

async function readViews(ctx: Ctx, viewId: string | null, lock: boolean): Promise<Row[]> {
  const one = viewId === null ? sql`` : sql`and v.view_id = ${viewId}`;
  const { rows } = await sql<Row>`
    select v.view_id, v.name, v.question, v.dates, v.is_shared, v.owner_id, u.name as owner, v.version
    from explorer_view v join login_user u on u.user_id = v.owner_id
    where v.l_id = ${ctx.lId} and v.removed_at is null and (v.owner_id = ${ctx.caller.userId} or v.is_shared) ${one}
    order by lower(v.name), v.view_id limit 500 ${lock ? sql`for update of v` : sql``}`.execute(ctx.db);
  return rows.filter(({ question }) => mayAsk(ctx, question));
}

/** Own and shared questions that the caller may ask. */
export async function listViewsOf(ctx: Ctx): Promise<AnswerOf<typeof listExplorerViews>> {
  return { views: (await readViews(ctx, null, false)).map((row) => present(ctx, row)) };
}

/** One of them, refused like an absent one where it is not the caller's to see. */
export async function readView(ctx: Ctx, viewId: string): Promise<ExplorerViewRow> {
  const [row] = await readViews(ctx, viewId, false);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** An own one, locked; another's is read alone. */
export async function lockOwnView(ctx: Ctx, viewId: string): Promise<ExplorerViewRow> {
  const [row] = await readViews(ctx, viewId, true);
  if (row === undefined) throw refuse('not-found');
  const view = present(ctx, row);
  if (!view.isOwn) throw refuse('view-of-other', { details: { name: view.name, owner: view.owner } });
  return view;
}
