import * as patientFileEndpoints from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import {
  type KeptFileRow,
  keptFileColumns,
  keptFiles,
  presentKeptFile,
} from '../../base/files/kept-files.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function readRows(
  { db, lId }: Ctx,
  { patientId, rest }: { readonly patientId: string; readonly rest: RawBuilder<unknown> },
): Promise<KeptFileRow[]> {
  const { rows } = await sql<KeptFileRow>`
    select ${keptFileColumns} from ${keptFiles}
    where f.l_id = ${lId} and f.patient_id = ${patientId} and f.removed_at is null and ${rest}`.execute(db);
  return rows;
}

/** The files of a patient whom the caller sees, newest first. */
export const listPatientFilesOf = serve(
  patientFileEndpoints.listPatientFiles,
  async (ctx, { patientId }, asked) => {
    await requirePatient(ctx, patientId);
    return newestFirst(ctx, {
      by: ['f.uploaded_at', 'f.file_id'],
      asked,
      conditions: [],
      read: (rest) => readRows(ctx, { patientId, rest }),
      keyOf: (row) => [row.uploaded_at, row.file_id],
      present: (row) => presentKeptFile(ctx, row),
    });
  },
);

/** A file of a patient whom the caller sees; refused when there is none of this id. */
export async function requirePatientFile(
  ctx: Ctx,
  { patientId, fileId }: { readonly patientId: string; readonly fileId: string },
): Promise<KeptFileRow> {
  await requirePatient(ctx, patientId);
  const [row] = await readRows(ctx, { patientId, rest: sql`f.file_id = ${fileId}` });
  if (row === undefined) throw refuse('not-found');
  return row;
}
