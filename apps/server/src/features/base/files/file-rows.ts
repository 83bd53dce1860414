import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';
import type { InspectedFile } from './inspect-upload.ts';

export interface NewFile extends InspectedFile {
  readonly fileId: string;
  readonly purpose: string;
  readonly userId: string | null;
  readonly patientId?: string;
}

/** Keeps a file: its bytes once per lab, under their hash. */
export async function insertFile(ctx: Ctx, file: NewFile): Promise<void> {
  const { lId, caller, now } = ctx;
  await sql`
    insert into file_content (l_id, sha256, bytes) values (${lId}, ${file.sha256}, ${file.bytes})
    on conflict (l_id, sha256) do nothing`.execute(ctx.db);
  await insertRows(ctx.db, 'stored_file', [
    {
      l_id: lId,
      file_id: file.fileId,
      purpose: file.purpose,
      user_id: file.userId,
      patient_id: file.patientId ?? null,
      name: file.name,
      media_type: file.mediaType,
      size: file.bytes.length,
      sha256: file.sha256,
      uploaded_at: now,
      uploaded_by: caller.userId,
    },
  ]);
}

/** Lets files of one person be those of another, as a merge does; answers their ids. */
export async function movePatientFiles({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    update stored_file set patient_id = ${to}
    where l_id = ${lId} and patient_id = ${from} and (${only === null} or file_id = any(${[...(only ?? [])]}))
    returning file_id`.execute(db);
  return rows.map((row) => row.file_id);
}

/** Takes a file away; its bytes stay for the documents that carry it. */
export async function markRemoved({ db, lId, caller, now }: Ctx, fileId: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ removed_at: now, removed_by: caller.userId })
    .where('l_id', '=', lId)
    .where('file_id', '=', fileId)
    .execute();
}
