import { indent, type IndentState } from '@nidan/domain/status-sets/supply/indent';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { AskedQuantity } from './asked-lines.ts';
import { eitherInScope, type TwoStoreIds } from './stores-of-document.ts';

export interface NewIndent extends TwoStoreIds {
  readonly indentId: string;
  readonly state: IndentState;
  readonly neededOn: CalendarDate | null;
  readonly note: string;
}

export async function insertIndent(ctx: Ctx, added: NewIndent): Promise<void> {
  await insertRows(ctx.db, 'indent', [
    {
      l_id: ctx.lId,
      indent_id: added.indentId,
      from_store_id: added.fromStoreId,
      to_store_id: added.toStoreId,
      state: indent.codeOf(added.state),
      needed_on: added.neededOn,
      note: added.note,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Writes the lines of an indent in place of those that it had. */
export async function writeIndentLines(
  ctx: Ctx,
  indentId: string,
  lines: readonly AskedQuantity[],
): Promise<void> {
  await sql`delete from indent_line where l_id = ${ctx.lId} and indent_id = ${indentId}`.execute(ctx.db);
  await insertRows(ctx.db, 'indent_line', {
    shared: { l_id: ctx.lId, indent_id: indentId },
    rows: lines.map(({ itemId, quantity }, at) => ({ item_id: itemId, line_no: at + 1, quantity })),
  });
}

export interface LockedIndent extends TwoStoreIds {
  readonly indentId: string;
  readonly state: IndentState;
  readonly madeBy: string;
  readonly version: number;
}

/** An indent that the caller sees on either side, locked. */
export async function lockIndent(ctx: Ctx, indentId: string): Promise<LockedIndent> {
  const { rows } = await sql<Omit<LockedIndent, 'state'> & { code: number }>`
    select i.indent_id as "indentId", i.from_store_id as "fromStoreId", i.to_store_id as "toStoreId", i.state as code,
      i.made_by as "madeBy", i.version
    from indent i join store f on f.l_id = i.l_id and f.store_id = i.from_store_id
    join store t on t.l_id = i.l_id and t.store_id = i.to_store_id
    where i.l_id = ${ctx.lId} and i.indent_id = ${indentId} and ${eitherInScope(ctx)} for no key update of i`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...found } = row;
  return { ...found, state: indent.stateOf(code) };
}

/** What changes of an indent with a step of it. */
export interface IndentChange {
  readonly state?: IndentState;
  readonly needed_on?: CalendarDate | null;
  readonly note?: string;
  readonly accepted_at?: Date;
  readonly accepted_by?: string;
  readonly approved_at?: Date;
  readonly approved_by?: string;
  readonly canceled_at?: Date;
  readonly canceled_by?: string;
  readonly cancel_reason?: string;
}

/** Writes what changes of a locked indent. */
export async function updateIndent(
  ctx: Ctx,
  { indentId, version }: LockedIndent,
  { state, ...change }: IndentChange,
): Promise<void> {
  await ctx.db
    .updateTable('indent')
    .set({
      ...change,
      ...(state === undefined ? {} : { state: indent.codeOf(state) }),
      version: version + 1,
    })
    .where('l_id', '=', ctx.lId)
    .where('indent_id', '=', indentId)
    .execute();
}
