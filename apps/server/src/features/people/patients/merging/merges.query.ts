import * as mergeEndpoints from '@nidan/contract/people/patients/merge-endpoints';
import type { MergeView } from '@nidan/contract/people/patients/merge-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { type RawBuilder, sql } from 'kysely';
import { patientInScope } from '../../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { RelativeColumns } from '../patient-record-columns.ts';
import { presentRelative } from '../present-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface MergeRow {
  readonly merge_id: string;
  readonly survivor_id: string;
  readonly survivor: RelativeColumns;
  readonly merged_id: string;
  readonly merged: RelativeColumns;
  readonly reason: string;
  readonly merged_at: Date;
  readonly merged_by: string;
  readonly by: string;
  readonly moved: number;
  readonly undone_at: Date | null;
  readonly undone_by: string | null;
  readonly undo_reason: string | null;
}

function person(alias: 's' | 'g'): RawBuilder<RelativeColumns> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object(
    'patient_code', ${column('patient_code')}, 'name_title', ${column('name_title')}, 'name', ${column('name')})`;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.merge_id, m.survivor_id, ${person('s')} as survivor, m.merged_id, ${person('g')} as merged, m.reason, m.merged_at,
      m.merged_by, u.name as by, m.undone_at, w.name as undone_by, m.undo_reason, (
        select count(*)::int from patient_merge_move v where v.l_id = m.l_id and v.merge_id = m.merge_id) as moved
    from patient_merge m
    join patient s on s.l_id = m.l_id and s.patient_id = m.survivor_id
    join patient g on g.l_id = m.l_id and g.patient_id = m.merged_id
    join login_user u on u.user_id = m.merged_by
    left join login_user w on w.user_id = m.undone_by
    where m.l_id = ${ctx.lId} and ${patientInScope(ctx, sql.ref('m.survivor_id'))} ${rest}`.execute(ctx.db);
  return rows;
}

function mayUndo({ caller }: Ctx, row: MergeRow): boolean {
  const may = seesAllBills(caller.scope) && hasRight(caller, 'patients', PERMISSION.delete);
  return may && row.undone_at === null && row.merged_by !== caller.userId;
}

function present(ctx: Ctx, row: MergeRow): MergeView {
  const { undone_at: undoneAt, undone_by: undoneBy, undo_reason: undoReason } = row;
  return {
    mergeId: row.merge_id,
    survivor: presentRelative(ctx, row.survivor_id, row.survivor),
    merged: presentRelative(ctx, row.merged_id, row.merged),
    reason: row.reason,
    at: row.merged_at.toISOString(),
    by: row.by,
    moved: row.moved,
    undone:
      undoneAt === null ? null : { at: undoneAt.toISOString(), by: undoneBy ?? '', reason: undoReason ?? '' },
    can: mayUndo(ctx, row) ? ['undo'] : [],
  };
}

/** One merge; refused when the lab has none of this id. */
export async function readMerge(ctx: Ctx, mergeId: string): Promise<MergeView> {
  const [row] = await readRows(ctx, sql`and m.merge_id = ${mergeId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Merges, the latest first. */
export const listMergesOf = serve(
  mergeEndpoints.listMerges,
  async (ctx, { patientId, cursor, limit = 50, ...asked }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      ...withinDates(ctx, sql.ref('m.merged_at'), asked).map((condition) => sql`and ${condition}`),
      ...(patientId === undefined
        ? []
        : [sql`and (m.survivor_id = ${patientId} or m.merged_id = ${patientId})`]),
      ...(after === null
        ? []
        : [sql`and (m.merged_at, m.merge_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
      sql`order by m.merged_at desc, m.merge_id desc limit ${limit + 1}`,
    ];
    const rows = await readRows(ctx, sql.join(conditions, sql` `));
    return toPage({
      rows,
      limit,
      key: (row) => [row.merged_at.toISOString(), row.merge_id],
      present: (row) => present(ctx, row),
    });
  },
);
