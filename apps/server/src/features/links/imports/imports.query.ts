import * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type {
  ImportColumns,
  ImportFinding,
  ImportView,
} from '@nidan/contract/links/imports/import-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { maskName, maskOther } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { FileColumn } from './file-columns.ts';
import type { ImportKey } from './import-rows.ts';
import { maskedFinding } from './masked-finding.ts';
import { masterFiles } from './master-files.ts';
import { requireMasterRead } from './require-master.ts';
import { whyNotMapped } from './why-not-mapped.ts';
import { presentTyped, readTypedRows, standingCells } from './typed-cells.query.ts';
import { whyNotStarted } from './why-not-started.ts';
import { whyNotTyped } from './why-not-typed.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface ImportRow {
  readonly import_id: string;
  readonly master: ImportMaster;
  readonly file_name: string;
  readonly file_bytes: number;
  readonly state: string;
  readonly rows_total: number | null;
  readonly rows_done: number;
  readonly rows_new: number;
  readonly rows_changed: number;
  readonly rows_same: number;
  readonly rows_bad: number;
  readonly rows_fixed: number;
  readonly changed_columns: Readonly<Record<string, number>>;
  readonly columns_total: number;
  /** Columns that are not left out. */
  readonly columns_mapped: number;
  readonly waits_for_columns: boolean;
  readonly tried_at: Date | null;
  readonly ended_at: Date | null;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly created_by: string;
  /** Values typed so far, also those that another took the place of. */
  readonly typed_values: number;
  /** Rows in which a typed value stands for what the file says. */
  readonly typed_rows: number;
  /** Id of who brought it. */
  readonly brought_by: string;
  readonly version: number;
}

const columns = sql.raw(`
  j.import_id, j.master, j.file_name, j.state,
  (select octet_length(one.bytes) from import_file one where one.l_id = j.l_id and one.import_id = j.import_id) as file_bytes, j.rows_total, j.rows_done, j.rows_new, j.rows_changed, j.rows_same,
  j.rows_bad, j.rows_fixed, j.changed_columns, jsonb_array_length(j.columns) as columns_total,
  (select count(one ->> 'column')::int from jsonb_array_elements(j.columns) one) as columns_mapped, j.waits_for_columns,
  j.typed_values, case when j.typed_values = 0 then 0 else (
    select count(distinct typed.row_no)::int from (${standingCells('j')}) typed) end as typed_rows, j.tried_at, j.ended_at, j.failure, j.created_at, u.name as created_by, j.created_by as brought_by, j.version`);

/** An import as its screen shows it. */
export function presentImport(who: Pick<Ctx, 'caller' | 'lab'>, row: ImportRow): ImportView {
  const { caller } = who;
  const state = importJob.stateOf(row.state);
  const permitted = permittedActions(caller, importJob, state);
  const can = permitted.filter(
    (action) => action === 'finish' || (action === 'start' && whyNotStarted(who, row) === null),
  );
  if (permitted.includes('start') && whyNotMapped(who, row) === null) can.push('mapColumns');
  const wasRefused = row.rows_bad + row.typed_values > 0;
  if (permitted.includes('start') && wasRefused && whyNotTyped(who, row) === null) can.push('typeCell');
  return {
    importId: row.import_id,
    master: row.master,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    state,
    stateLabel: importJob.labelOf(state),
    rowsTotal: row.rows_total,
    rowsDone: row.rows_done,
    counts: { new: row.rows_new, changed: row.rows_changed, same: row.rows_same, bad: row.rows_bad },
    changedColumns: Object.entries(row.changed_columns)
      .map(([column, rows]) => ({ column, rows }))
      .toSorted((one, other) => other.rows - one.rows),
    columns: { mapped: row.columns_mapped, total: row.columns_total },
    waitsForColumns: row.waits_for_columns,
    isTried: row.tried_at !== null,
    fixedRows: row.rows_fixed,
    typedRows: row.typed_rows,
    isTriedAgain: state === 'draft' && row.tried_at === null && row.typed_values > 0,
    failure: row.failure,
    createdBy: caller.isDemoUser ? maskName(row.created_by) : row.created_by,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    version: row.version,
    can,
  };
}

/** The imports of the lab, newest first. */
export const listImportsOf = serve(importEndpoints.listImports, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const within = withinDates(ctx, sql.ref('j.created_at'), query);
  const { rows } = await sql<ImportRow>`
    select ${columns} from import_job j join login_user u on u.user_id = j.created_by
    where ${sql.join([sql`j.l_id = ${ctx.lId}`, ...within], sql` and `)}
      ${query.master === undefined ? sql`` : sql`and j.master = ${query.master}`}
      ${after === null ? sql`` : sql`and (j.created_at, j.import_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by j.created_at desc, j.import_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.import_id],
    present: (row) => presentImport(ctx, row),
  });
});

async function findImport({ db, lId }: Ctx, importId: string, isLocked = false): Promise<ImportRow> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from import_job j join login_user u on u.user_id = j.created_by
    where j.l_id = ${lId} and j.import_id = ${importId} ${isLocked ? sql`for update of j` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** An import of the lab; refuses one that it does not have. */
export async function readImportOf(ctx: Ctx, importId: string): Promise<ImportView> {
  const row = await findImport(ctx, importId);
  requireMasterRead(ctx, row.master);
  return presentImport(ctx, row);
}

/** An import of the lab, locked until the command ends. */
export async function lockImport(ctx: Ctx, importId: string): Promise<ImportRow> {
  return findImport(ctx, importId, true);
}

/** The columns of a file as they were when it came, each with what it is. */
export async function readColumnsOf(db: Db, { lId, importId }: ImportKey): Promise<readonly FileColumn[]> {
  const { rows } = await sql<{ readonly columns: readonly FileColumn[] }>`
    select columns from import_job where l_id = ${lId} and import_id = ${importId}`.execute(db);
  return rows[0]?.columns ?? [];
}

/** The columns of a file, and those that it may have. */
export async function listColumnsOf(ctx: Ctx, importId: string): Promise<ImportColumns> {
  const { master } = await findImport(ctx, importId);
  requireMasterRead(ctx, master);
  const inFile = await readColumnsOf(ctx.db, { lId: ctx.lId, importId });
  const { titles, required } = masterFiles[master];
  const masked = (values: readonly string[]) => (ctx.caller.isDemoUser ? values.map(maskOther) : values);
  return {
    columns: inFile.map(({ values, ...rest }) => ({ ...rest, values: [...masked(values)] })),
    known: { titles: [...titles], required: [...required] },
  };
}

interface FindingRow {
  readonly row_no: number;
  readonly record: string;
  readonly verdict: ImportFinding['verdict'];
  readonly faults: ImportFinding['faults'];
  readonly changes: ImportFinding['changes'];
  readonly fixes: ImportFinding['fixes'];
}

/** What would become of the rows of a file, in their order. */
export async function listFindingsOf(
  ctx: Ctx,
  importId: string,
  query: QueryOf<typeof importEndpoints.listFindings>,
): Promise<AnswerOf<typeof importEndpoints.listFindings>> {
  const { master } = await findImport(ctx, importId);
  requireMasterRead(ctx, master);
  const { isDemoUser } = ctx.caller;
  const inFile = await readColumnsOf(ctx.db, { lId: ctx.lId, importId });
  const mapped = new Set(inFile.flatMap(({ column }) => column ?? []));
  const limit = query.limit ?? 200;
  const after = decodeCursor(query.cursor)?.[0] ?? null;
  const { rows } = await sql<FindingRow>`
    select row_no, record, verdict, faults, changes, fixes from import_finding f
    where l_id = ${ctx.lId} and import_id = ${importId}
      ${query.typed === undefined ? sql`` : sql`and row_no in (select typed.row_no from (${sql.raw(standingCells('f'))}) typed)`}
      ${query.fixed === undefined ? sql`` : sql`and verdict <> 'bad' and fixes <> '[]'`}
      ${query.verdict === undefined ? sql`` : sql`and verdict = ${query.verdict}`}
      ${after === null ? sql`` : sql`and row_no > ${after}::int`}
    order by row_no limit ${limit + 1}`.execute(ctx.db);
  const typedIn = await readTypedRows(
    ctx,
    importId,
    rows.map((row) => row.row_no),
  );
  return toPage({
    rows,
    limit,
    key: ({ row_no: rowNo }) => [rowNo],
    present: ({ row_no: rowNo, ...rest }) => {
      const finding = {
        rowNo,
        ...rest,
        ...presentTyped(ctx, rest, { typed: typedIn(rowNo), columns: mapped }),
      };
      return isDemoUser ? maskedFinding(master, finding) : finding;
    },
  });
}

/** What the last trial says of a row; null where it says nothing. */
export async function readFindingOf(
  db: Db,
  { lId, importId }: ImportKey,
  rowNo: number,
): Promise<Pick<FindingRow, 'faults'> | null> {
  const { rows } = await sql<Pick<FindingRow, 'faults'>>`
    select faults from import_finding
    where l_id = ${lId} and import_id = ${importId} and row_no = ${rowNo}`.execute(db);
  return rows[0] ?? null;
}

export interface FileOfImport {
  readonly master: ImportMaster;
  readonly fileName: string;
  readonly state: string;
  readonly isTried: boolean;
  readonly columns: readonly FileColumn[];
  readonly waitsForColumns: boolean;
  readonly broughtById: string;
  /** Values typed by the time of the reading. */
  readonly typedValues: number;
  readonly bytes: Buffer;
}

/** The file of an import for its job; null when the lab has none of this id. */
export async function readFileOfImport(db: Db, { lId, importId }: ImportKey): Promise<FileOfImport | null> {
  const { rows } = await sql<FileOfImport>`
    select j.master, j.file_name as "fileName", j.state, j.tried_at is not null as "isTried",
      j.columns, j.waits_for_columns as "waitsForColumns", j.created_by as "broughtById",
      j.typed_values as "typedValues", f.bytes
    from import_job j join import_file f on f.l_id = j.l_id and f.import_id = j.import_id
    where j.l_id = ${lId} and j.import_id = ${importId}`.execute(db);
  return rows[0] ?? null;
}

/** What a trial has found that a row would do; a row that is left alone has none. */
export type TriedRow = Pick<FindingRow, 'verdict' | 'changes'> & { readonly rowNo: number };

/** The findings of the trial of an import, for its writing. */
export async function readTriedRows(db: Db, { lId, importId }: ImportKey): Promise<readonly TriedRow[]> {
  const { rows } = await sql<TriedRow>`
    select row_no as "rowNo", verdict, changes from import_finding
    where l_id = ${lId} and import_id = ${importId}`.execute(db);
  return rows;
}
