import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { PlannedRow } from '../../../kernel/imports/master-file.ts';
import type { ImportKey } from './import-rows.ts';

function countsOf(rows: readonly PlannedRow[]) {
  const count = { new: 0, changed: 0, same: 0, bad: 0 };
  const columns: Record<string, number> = {};
  let fixed = 0;
  for (const { verdict, changes, fixes } of rows) {
    count[verdict] += 1;
    if (verdict !== 'bad' && fixes.length > 0) fixed += 1;
    if (verdict === 'changed') for (const { column } of changes) columns[column] = (columns[column] ?? 0) + 1;
  }
  return { count, columns, fixed };
}

/** What a trial has found. */
interface Trial {
  readonly rows: readonly PlannedRow[];
  /** Rows in which a value was typed, which stay in sight whatever became of them. */
  readonly typedRows: ReadonlySet<number>;
  /** Typed values that the trial knew. */
  readonly typedValues: number;
  readonly now: Date;
}

/** Keeps what trying a file has found; false when the draft was given up meanwhile, tried by another, or had another value typed. */
export async function keepFindings(
  db: Db,
  { lId, importId }: ImportKey,
  { rows, typedRows, typedValues, now }: Trial,
): Promise<boolean> {
  const { count, columns, fixed } = countsOf(rows);
  const { rows: kept } = await sql<object>`
    update import_job set rows_total = ${rows.length}, rows_done = ${rows.length}, rows_new = ${count.new},
      rows_changed = ${count.changed}, rows_same = ${count.same}, rows_bad = ${count.bad}, rows_fixed = ${fixed},
      changed_columns = ${JSON.stringify(columns)}, tried_at = ${now}, version = version + 1
    where l_id = ${lId} and import_id = ${importId} and state = ${importJob.codes.draft} and tried_at is null
      and typed_values = ${typedValues}
    returning import_id`.execute(db);
  if (kept.length === 0) return false;
  const found = rows.filter(
    ({ rowNo, verdict, fixes }) => verdict !== 'same' || fixes.length > 0 || typedRows.has(rowNo),
  );
  await replaceFindings(db, { lId, importId }, found);
  return true;
}

type Finding = Pick<PlannedRow, 'rowNo' | 'record' | 'verdict' | 'faults' | 'changes' | 'fixes'>;

function saying({ record, verdict, faults, changes, fixes }: Finding): string {
  return JSON.stringify([
    record,
    verdict,
    faults.map(({ column, found, reason }) => [column, found, reason]),
    changes.map(({ column, before, after }) => [column, before, after]),
    fixes.map(({ column, found, used }) => [column, found, used]),
  ]);
}

/** Brings the findings of the trial of before to those of this one; most of a long file stays as it was. */
async function replaceFindings(
  db: Db,
  { lId, importId }: ImportKey,
  rows: readonly PlannedRow[],
): Promise<void> {
  const { rows: former } = await sql<Finding>`
    select row_no as "rowNo", record, verdict, faults, changes, fixes from import_finding
    where l_id = ${lId} and import_id = ${importId}`.execute(db);
  const next = new Map(rows.map((row) => [row.rowNo, { ...row, record: row.record.slice(0, 200) }]));
  const said = new Map(former.map((row) => [row.rowNo, saying(row)]));
  const gone = former.flatMap(({ rowNo }) => {
    const row = next.get(rowNo);
    return row !== undefined && saying(row) === said.get(rowNo) ? [] : [rowNo];
  });
  if (gone.length > 0)
    await sql`delete from import_finding
      where l_id = ${lId} and import_id = ${importId} and row_no = any(${gone}::int[])`.execute(db);
  await insertRows(db, 'import_finding', {
    shared: { l_id: lId, import_id: importId },
    rows: [...next.values()].flatMap((row) =>
      saying(row) === said.get(row.rowNo)
        ? []
        : [
            {
              row_no: row.rowNo,
              record: row.record,
              verdict: row.verdict,
              faults: JSON.stringify(row.faults),
              changes: JSON.stringify(row.changes),
              fixes: JSON.stringify(row.fixes),
            },
          ],
    ),
  });
}
