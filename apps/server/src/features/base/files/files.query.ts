import type { FileView, listFiles } from '@nidan/contract/base/files/file-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { LabFilePurpose } from '@nidan/domain/files/file-purpose';
import { LAB_FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { fileToken } from '@nidan/domain/files/file-token';
import { maskName } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface FileRow {
  readonly file_id: string;
  readonly purpose: LabFilePurpose;
  readonly user_id: string | null;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  readonly uploaded_by: string;
}

const columns =
  sql.raw(`f.file_id, f.purpose, f.user_id, f.name, f.media_type, f.size, f.sha256, f.uploaded_at,
  u.name as uploaded_by`);

export function presentFile({ lId, caller }: Ctx, row: FileRow): FileView {
  return {
    fileId: row.file_id,
    purpose: row.purpose,
    userId: row.user_id,
    name: row.name,
    mediaType: row.media_type,
    bytes: row.size,
    sha256: row.sha256.toString('hex'),
    href: `/file/download?file=${fileToken({ lId, fileId: row.file_id })}`,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: caller.isDemoUser ? maskName(row.uploaded_by) : row.uploaded_by,
  };
}

/** The files kept for a purpose and, where it has one, a person; newest first. */
export async function listFilesOf(
  ctx: Ctx,
  query: QueryOf<typeof listFiles>,
): Promise<AnswerOf<typeof listFiles>> {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const { rows } = await sql<FileRow>`
    select ${columns} from stored_file f join login_user u on u.user_id = f.uploaded_by
    where f.l_id = ${ctx.lId} and f.purpose = ${query.purpose} and f.removed_at is null
      ${query.userId === undefined ? sql`` : sql`and f.user_id = ${query.userId}`}
      ${after === null ? sql`` : sql`and (f.uploaded_at, f.file_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by f.uploaded_at desc, f.file_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.uploaded_at.toISOString(), row.file_id],
    present: (row) => presentFile(ctx, row),
  });
}

/** A file that was not taken away and is neither a patient's nor a result's; null when there is none of that id in the lab. */
export async function findFile({ db, lId }: Ctx, fileId: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`
    select ${columns} from stored_file f join login_user u on u.user_id = f.uploaded_by
    where f.l_id = ${lId} and f.file_id = ${fileId} and f.purpose = any(${[...LAB_FILE_PURPOSES]}) and f.removed_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The bytes of a file of the lab. */
export async function readContent({ db, lId }: Ctx, sha256: Buffer): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('file_content')
    .select('bytes')
    .where('l_id', '=', lId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return bytes;
}
