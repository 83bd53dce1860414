import * as levelEndpoints from '@nidan/contract/supply/inventory/level-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor } from '../../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { type MovementRow, movementsText, presentMovement } from '../movements/movements.query.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { serve } from '../../../../kernel/http/serve.ts';

type Asked = QueryOf<typeof levelEndpoints.listMovements>;

/** Conditions on a movement `m` of a lot `l`. */
function conditionsOf({ itemId, lotId, storeId, type }: Asked): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (itemId !== undefined) conditions.push(sql`l.item_id = ${itemId}`);
  if (lotId !== undefined) conditions.push(sql`m.lot_id = ${lotId}`);
  if (storeId !== undefined) conditions.push(sql`m.store_id = ${storeId}`);
  if (type !== undefined) conditions.push(sql`m.type = ${type}`);
  return conditions;
}

async function sumsOf(ctx: Ctx, asked: Asked): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, coalesce(sum(m.quantity), 0)::bigint as sum
    from stock_movement m
    join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
    join store s on s.l_id = m.l_id and s.store_id = m.store_id
    where m.l_id = ${ctx.lId} and ${sql.join(conditionsOf(asked), sql` and `)} and ${storeInScope(ctx.caller)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { count: 0, sum: 0 };
}

/** The ledger, latest first. What was there after each movement is told of one item or lot whose ledger is whole. */
export const listMovementsOf = serve(levelEndpoints.listMovements, async (ctx, asked: Asked) => {
  const limit = asked.limit ?? 50;
  const [seq, left] = decodeCursor(asked.cursor) ?? [];
  const conditions = conditionsOf(asked);
  if (seq !== undefined) conditions.push(sql`m.seq < ${seq}`);
  const { rows } = await sql<MovementRow>`
    select x.* from (${movementsText(ctx, sql.join(conditions, sql` and `))}) x order by x.seq desc limit ${limit + 1}`.execute(
    ctx.db,
  );
  const isWhole = asked.type === undefined && (asked.itemId !== undefined || asked.lotId !== undefined);
  const { count, sum } = await sumsOf(ctx, asked);
  let after = typeof left === 'number' ? left : sum;
  const shown = rows.slice(0, limit).map((row) => {
    const view = { ...presentMovement(row), after: isWhole ? thousandthsText(after) : null };
    after -= row.thousandths;
    return view;
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: shown,
    next: last === undefined ? null : encodeCursor([last.seq, after]),
    count,
    sum: thousandthsText(sum),
  };
});
