import type {
  listPatientFiles,
  PatientFileView,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import type { AnswerOf, ParamsOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { maskName } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { shownFileName } from '../../base/files/shown-file-name.ts';

export interface PatientFileRow {
  readonly file_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  readonly uploaded_by: string;
}

interface OfPatient {
  readonly patientId: string;
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
}

async function readRows(
  { db, lId }: Ctx,
  { patientId, condition, limit }: OfPatient,
): Promise<PatientFileRow[]> {
  const { rows } = await sql<PatientFileRow>`
    select f.file_id, f.name, f.media_type, f.size, f.sha256, f.uploaded_at, u.name as uploaded_by
    from stored_file f join login_user u on u.user_id = f.uploaded_by
    where f.l_id = ${lId} and f.patient_id = ${patientId} and f.removed_at is null and ${condition}
    order by f.uploaded_at desc, f.file_id desc limit ${limit}`.execute(db);
  return rows;
}

/** A file of a patient as its list shows it. */
export function presentPatientFile({ caller }: Pick<Ctx, 'caller'>, row: PatientFileRow): PatientFileView {
  return {
    fileId: row.file_id,
    name: shownFileName({ caller }, row.name),
    mediaType: row.media_type,
    bytes: row.size,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: caller.isDemoUser ? maskName(row.uploaded_by) : row.uploaded_by,
  };
}

/** The files of a patient whom the caller sees, newest first. */
export async function listPatientFilesOf(
  ctx: Ctx,
  { patientId }: ParamsOf<typeof listPatientFiles>,
  query: QueryOf<typeof listPatientFiles>,
): Promise<AnswerOf<typeof listPatientFiles>> {
  await requirePatient(ctx, patientId);
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const condition =
    after === null
      ? sql`true`
      : sql`(f.uploaded_at, f.file_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return toPage({
    rows: await readRows(ctx, { patientId, condition, limit: limit + 1 }),
    limit,
    key: (row) => [row.uploaded_at.toISOString(), row.file_id],
    present: (row) => presentPatientFile(ctx, row),
  });
}

/** A file of a patient whom the caller sees; refused when there is none of this id. */
export async function requirePatientFile(
  ctx: Ctx,
  { patientId, fileId }: { readonly patientId: string; readonly fileId: string },
): Promise<PatientFileRow> {
  await requirePatient(ctx, patientId);
  const [row] = await readRows(ctx, { patientId, condition: sql`f.file_id = ${fileId}`, limit: 1 });
  if (row === undefined) throw refuse('not-found');
  return row;
}
