import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { departmentInScope, ofBillInScope } from '../../../../kernel/access/in-scope.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { StoredFile } from '../stored-result.ts';

const storedFile = sql.raw(`json_build_object('fileId', f.file_id, 'name', f.name, 'mediaType', f.media_type,
  'size', f.size, 'pages', a.pages, 'sha256', encode(f.sha256, 'hex'))`);

/** SQL for the file that a version `v` of a value names; null for what is no attachment. */
export const fileOfValue = sql<StoredFile | null>`case when v.file_id is not null then (
  select ${storedFile} from result_file a join stored_file f on f.l_id = a.l_id and f.file_id = a.file_id
  where a.l_id = v.l_id and a.file_id = v.file_id) end`;

/** The files that values name, by id: read only where a value names one. */
export async function readFilesOfValues(
  { db, lId }: Ctx,
  fileIds: readonly string[],
): Promise<(fileId: string) => StoredFile | null> {
  if (fileIds.length === 0) return () => null;
  const { rows } = await sql<{ fileId: string; file: StoredFile }>`
    select a.file_id as "fileId", ${storedFile} as file
    from result_file a join stored_file f on f.l_id = a.l_id and f.file_id = a.file_id
    where a.l_id = ${lId} and a.file_id = any(${[...fileIds]})`.execute(db);
  const files = new Map(rows.map(({ fileId, file }) => [fileId, file]));
  return (fileId) => files.get(fileId) ?? null;
}

/** Files that were attached to tests, with the parameter that each is for, by id. */
export type AttachedFiles = ReadonlyMap<
  string,
  { readonly billTestId: string; readonly parameterId: string; readonly file: StoredFile }
>;

const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The files among these ids that are attached to one of these tests; what is no id, and a file of another test, is not among them. */
export async function readAttachedFiles(
  { db, lId }: Ctx,
  { billTestIds, fileIds }: { readonly billTestIds: readonly string[]; readonly fileIds: readonly string[] },
): Promise<AttachedFiles> {
  const ids = fileIds.filter((id) => FILE_ID.test(id));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ billTestId: string; parameterId: string; file: StoredFile }>`
    select a.bill_test_id as "billTestId", a.parameter_id as "parameterId", ${storedFile} as file
    from result_file a join stored_file f on f.l_id = a.l_id and f.file_id = a.file_id
    where a.l_id = ${lId} and a.bill_test_id = any(${[...billTestIds]}) and a.file_id = any(${ids})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.file.fileId, row]));
}

/** An attached file of a test that the caller sees; refused when there is none of this id. */
export async function requireResultFile(
  ctx: Ctx,
  { billTestId, fileId }: { readonly billTestId: string; readonly fileId: string },
): Promise<StoredFile> {
  const department = departmentInScope(ctx.caller, sql.ref('bt.department_id'));
  const { rows } = await sql<{ file: StoredFile }>`
    select ${storedFile} as file from result_file a
    join stored_file f on f.l_id = a.l_id and f.file_id = a.file_id
    join bill_test bt on bt.l_id = a.l_id and bt.bill_test_id = a.bill_test_id
    where a.l_id = ${ctx.lId} and a.file_id = ${fileId} and a.bill_test_id = ${billTestId}
      and ${department} and ${ofBillInScope(ctx, sql.ref('bt.bill_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row.file;
}
