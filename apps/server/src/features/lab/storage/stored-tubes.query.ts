import * as storageEndpoints from '@nidan/contract/lab/storage/storage-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { positionCode } from '@nidan/domain/storage/storage-scan';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { readSampleSelection, type SampleRow } from '../samples/sample-selection.ts';
import { isDueOf, isWanted } from './due-condition.ts';
import { presentStoredTube } from './present-stored-tube.ts';
import type { StoredRow } from './stored-row.ts';
import { pathOf, readTree, readUnit } from './units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('s.bill_id'),
  barcode: sql.ref('s.barcode'),
  agency: sql.ref('b.agency_id'),
};

async function readRows(ctx: Ctx, sampleIds: readonly string[]): Promise<ReadonlyMap<string, StoredRow>> {
  if (sampleIds.length === 0) return new Map();
  const { rows } = await sql<StoredRow>`
    select st.sample_id, st.unit_id, st.row_no, st.column_no, st.stored_at, keeper.name as stored_by, st.keep_until,
      st.open_reason, ${isDueOf(ctx)} as is_due, ${isWanted()} as is_wanted,
      exists (select from disposal_tube dt where dt.l_id = st.l_id and dt.sample_id = st.sample_id and not dt.is_withdrawn)
        as is_in_disposal
    from stored_tube st join login_user keeper on keeper.user_id = st.stored_by
    where st.l_id = ${ctx.lId} and st.sample_id = any(${[...sampleIds]})`.execute(ctx.db);
  return new Map(rows.map((row) => [row.sample_id, row]));
}

/** The stored tubes that `rest` chooses among `sample s`, its bill `b` and its `stored_tube st`, in its order. */
async function readStored(
  ctx: Ctx,
  rest: RawBuilder<unknown>,
): Promise<{ sample: SampleRow; stored: StoredRow }[]> {
  const samples = await readSampleSelection(
    ctx,
    sql`join stored_tube st on st.l_id = s.l_id and st.sample_id = s.sample_id
      where s.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}
        and ${rest}`,
  );
  const rows = await readRows(
    ctx,
    samples.map(({ sample_id }) => sample_id),
  );
  return samples.flatMap((sample) => {
    const stored = rows.get(sample.sample_id);
    return stored === undefined ? [] : [{ sample, stored }];
  });
}

/** One stored tube. */
export async function readStoredTube(ctx: Ctx, sampleId: string): Promise<StoredTubeView> {
  const [found] = await readStored(ctx, sql`s.sample_id = ${sampleId}`);
  if (found === undefined) throw new Error(`Tube ${sampleId} is not in storage`);
  return presentStoredTube(ctx, { ...found, tree: await readTree(ctx) });
}

/** The code of the position that a tube is in: 'C-04.E7'; null: in none. */
export async function positionOf({ db, lId }: Ctx, sampleId: string): Promise<string | null> {
  const { rows } = await sql<{ code: string; row: number; column: number }>`
    select u.code, st.row_no as row, st.column_no as column
    from stored_tube st join storage_unit u on u.l_id = st.l_id and u.unit_id = st.unit_id
    where st.l_id = ${lId} and st.sample_id = ${sampleId}`.execute(db);
  const [found] = rows;
  return found === undefined ? null : positionCode(found.code, found);
}

/** The tubes in the positions of a rack, row by row. */
export async function readRackOf(
  ctx: Ctx,
  unitId: string,
): Promise<AnswerOf<typeof storageEndpoints.readRack>> {
  const unit = await readUnit(ctx, unitId);
  const tree = await readTree(ctx);
  const found = await readStored(ctx, sql`st.unit_id = ${unitId} order by st.row_no, st.column_no`);
  return {
    unit,
    path: pathOf(tree, unitId),
    tubes: found.map((one) => presentStoredTube(ctx, { ...one, tree })),
  };
}

async function conditionsOf(
  ctx: Ctx,
  filter: QueryOf<typeof storageEndpoints.listStoredTubes>,
): Promise<RawBuilder<unknown>[]> {
  const { q = '', by, only } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (only === 'due') conditions.push(isDueOf(ctx));
  if (only === 'wanted') conditions.push(isWanted());
  if (by !== undefined) conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  else if (q !== '') conditions.push(beginsWith(sql.ref('s.barcode'), q.trim().toUpperCase()));
  const after = decodeCursor(filter.cursor);
  if (after !== null) conditions.push(sql`(st.keep_until, st.sample_id) > (${after[0]}, ${after[1]})`);
  return conditions;
}

/** Tubes in storage, those first that are kept the shortest. */
export const listStored = serve(storageEndpoints.listStoredTubes, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const conditions = await conditionsOf(ctx, filter);
  const [tree, rows] = await Promise.all([
    readTree(ctx),
    readStored(
      ctx,
      sql`${sql.join([sql`true`, ...conditions], sql` and `)} order by st.keep_until, st.sample_id limit ${limit + 1}`,
    ),
  ]);
  return toPage({
    rows,
    limit,
    key: ({ stored }) => [stored.keep_until.toISOString(), stored.sample_id],
    present: (one) => presentStoredTube(ctx, { ...one, tree }),
  });
});
