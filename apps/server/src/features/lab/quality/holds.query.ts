import * as holdEndpoints from '@nidan/contract/lab/quality/hold-endpoints';
import type { HoldView } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { measuredInHold } from './measured-in-hold.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Pick<
  HoldView,
  | 'holdId'
  | 'runId'
  | 'rule'
  | 'releasedBy'
  | 'releaseKind'
  | 'releaseReason'
  | 'values'
  | 'undecided'
  | 'version'
> {
  readonly machineId: string;
  readonly machine: string;
  readonly parameterId: string;
  readonly parameter: string;
  readonly openedAt: Date;
  readonly lastGoodAt: Date | null;
  readonly releasedAt: Date | null;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select h.hold_id as "holdId", h.machine_id as "machineId", m.name as machine, h.parameter_id as "parameterId",
      p.name as parameter, h.run_id as "runId", h.rule, h.opened_at as "openedAt", h.last_good_at as "lastGoodAt",
      h.released_at as "releasedAt", releaser.name as "releasedBy", h.release_kind as "releaseKind",
      h.release_reason as "releaseReason", h.version, of_hold.count as values,
      of_hold.count - of_hold.decided as undecided
    from qc_hold h
    join machine m on m.l_id = h.l_id and m.machine_id = h.machine_id
    join parameter p on p.l_id = h.l_id and p.parameter_id = h.parameter_id
    left join login_user releaser on releaser.user_id = h.released_by
    cross join lateral (
      select count(*)::int as count, count(d.decided_at)::int as decided from (${measuredInHold(ctx)}) as v
      left join qc_look_back d on d.l_id = h.l_id and d.hold_id = h.hold_id and d.bill_test_id = v.bill_test_id
        and d.parameter_id = h.parameter_id and d.version = v.version) as of_hold
    where h.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, row: Row): HoldView {
  const { machineId, machine, parameterId, parameter, ...own } = row;
  const mayOverride = row.releasedAt === null && hasRight(caller, 'quality', PERMISSION.delete);
  return {
    ...own,
    machine: { id: machineId, name: machine },
    parameter: { id: parameterId, name: parameter },
    openedAt: row.openedAt.toISOString(),
    lastGoodAt: row.lastGoodAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    can: mayOverride ? ['override'] : [],
  };
}

/** One hold; refused when the lab has none of this id. */
export async function readHold(ctx: Ctx, holdId: string): Promise<HoldView> {
  const [row] = await readRows(ctx, sql`h.hold_id = ${holdId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** How many values of some holds nobody has decided on, by hold. */
export async function undecidedOf(
  ctx: Ctx,
  holdIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (holdIds.length === 0) return new Map();
  const rows = await readRows(ctx, sql`h.hold_id = any(${[...holdIds]})`);
  return new Map(rows.map(({ holdId, undecided }) => [holdId, undecided]));
}

/** Holds of the lab, the latest first. */
export const listHoldsOf = serve(holdEndpoints.listHolds, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    sql`true`,
    ...(after === null ? [] : [sql`(h.opened_at, h.hold_id) < (${after[0]}, ${after[1]})`]),
    ...(filter.open === true ? [sql`h.released_at is null`] : []),
    ...withinDates(ctx, sql.ref('h.opened_at'), filter),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by h.opened_at desc, h.hold_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.openedAt.toISOString(), row.holdId],
    present: (row) => present(ctx, row),
  });
});
