import * as thingPlaceEndpoints from '@nidan/contract/lab/stages/thing-place-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { StoredThing } from '@nidan/contract/lab/stages/thing-place-endpoints';
import type { ThingKind } from '@nidan/domain/stages/case-tree';
import { faultOfThingDisposal } from '@nidan/domain/stages/thing-keeping';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { pathOf, readTree, type StorageTree } from '../storage/units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface StoredThingRow extends PatientBriefRow {
  readonly thing_id: string;
  readonly bill_test_id: string;
  readonly bill_id: string;
  readonly case_no: string;
  readonly case_completed_at: Date | null;
  readonly kind: ThingKind;
  readonly label: string;
  readonly barcode: string;
  readonly stain: string;
  readonly unit_id: string;
  readonly spot: string;
  readonly stored_at: Date;
  readonly stored_by: string;
  readonly keep_until: Date;
  readonly kept_exactly: string;
  readonly disposed_at: Date | null;
  readonly disposed_by: string | null;
  readonly dispose_reason: string | null;
  readonly version: number;
}

function present(ctx: Ctx, row: StoredThingRow, tree: StorageTree): StoredThing {
  const fault = faultOfThingDisposal(
    {
      keepUntil: row.keep_until,
      isCaseComplete: row.case_completed_at !== null,
      isDisposed: row.disposed_at !== null,
    },
    ctx.now,
  );
  return {
    thingId: row.thing_id,
    billTestId: row.bill_test_id,
    billId: row.bill_id,
    caseNo: row.case_no,
    kind: row.kind,
    label: row.label,
    barcode: row.barcode,
    stain: row.stain,
    patient: presentPatientBrief(ctx, row),
    unitId: row.unit_id,
    path: pathOf(tree, row.unit_id),
    spot: row.spot,
    storedAt: row.stored_at.toISOString(),
    storedBy: row.stored_by,
    keepUntil: row.keep_until.toISOString(),
    isDue: fault === null,
    disposedAt: row.disposed_at?.toISOString() ?? null,
    disposedBy: row.disposed_by,
    disposeReason: row.dispose_reason,
    version: row.version,
  };
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<StoredThingRow[]> {
  const { rows } = await sql<StoredThingRow>`
    select g.thing_id, g.bill_test_id, c.bill_id, c.case_no, c.completed_at as case_completed_at, g.kind, g.label,
      g.barcode, g.stain, at.unit_id, at.spot, at.stored_at, keeper.name as stored_by, at.keep_until,
      at.keep_until::text as kept_exactly, at.disposed_at, disposer.name as disposed_by, at.dispose_reason, at.version,
      ${patientBriefColumns}
    from case_thing_place at
    join case_thing g on g.l_id = at.l_id and g.thing_id = at.thing_id
    join staged_case c on c.l_id = g.l_id and c.bill_test_id = g.bill_test_id
    join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
    join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join login_user keeper on keeper.user_id = at.stored_by
    left join login_user disposer on disposer.user_id = at.disposed_by
    where at.l_id = ${ctx.lId} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))} and ${rest}`.execute(ctx.db);
  return rows;
}

/** One thing that is stored or was. */
export async function readStoredThing(ctx: Ctx, thingId: string): Promise<StoredThing> {
  const [row] = await readRows(ctx, sql`at.thing_id = ${thingId}`);
  if (row === undefined) throw new Error(`Thing ${thingId} is in no place`);
  return present(ctx, row, await readTree(ctx));
}

function viewCondition(
  ctx: Ctx,
  view: QueryOf<typeof thingPlaceEndpoints.listStoredThings>['view'],
): RawBuilder<unknown> {
  if (view === 'disposed') return sql`at.disposed_at is not null`;
  if (view === 'due')
    return sql`at.disposed_at is null and at.keep_until <= ${ctx.now} and c.completed_at is not null`;
  return sql`at.disposed_at is null`;
}

/** Parts, blocks and slides in storage, those first that are kept the shortest. */
export const listThingsInStorage = serve(
  thingPlaceEndpoints.listStoredThings,
  async (ctx, { view, q, cursor, limit = 50 }) => {
    const text = q?.trim().toUpperCase() ?? '';
    const after = decodeCursor(cursor);
    const conditions = [
      viewCondition(ctx, view),
      ...(text === '' ? [] : [sql`(starts_with(g.barcode, ${text}) or starts_with(c.case_no, ${text}))`]),
      ...(after === null
        ? []
        : [sql`(at.keep_until, at.thing_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
    ];
    const rows = await readRows(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by at.keep_until, at.thing_id limit ${limit + 1}`,
    );
    const tree = await readTree(ctx);
    return toPage({
      rows,
      limit,
      key: (row) => [row.kept_exactly, row.thing_id],
      present: (row) => present(ctx, row, tree),
    });
  },
);
