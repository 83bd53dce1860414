import type { KeptFileView } from '@nidan/contract/base/files/kept-file-view';
import { maskName } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { InspectedFile } from './inspect-upload.ts';
import { shownFileName } from './shown-file-name.ts';

/** A file that is kept of somebody or something. */
export interface KeptFileRow {
  readonly file_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  readonly uploaded_by: string;
}

/** The columns of `KeptFileRow` from `keptFiles`. */
export const keptFileColumns = sql`f.file_id, f.name, f.media_type, f.size, f.sha256, f.uploaded_at, u.name as uploaded_by`;

/** Files `f` with whoever brought them; what says whose they are is joined behind. */
export const keptFiles = sql`stored_file f join login_user u on u.user_id = f.uploaded_by`;

/** A file as it stands in the table, now that the caller brought it. */
export function keptNow(
  { now, caller }: Pick<Ctx, 'now' | 'caller'>,
  fileId: string,
  { name, mediaType, bytes, sha256 }: InspectedFile,
): KeptFileRow {
  return {
    file_id: fileId,
    name,
    media_type: mediaType,
    size: bytes.length,
    sha256,
    uploaded_at: now,
    uploaded_by: caller.name,
  };
}

/** A file as lists show it: names are masked for a demo user. */
export function presentKeptFile({ caller }: Pick<Ctx, 'caller'>, row: KeptFileRow): KeptFileView {
  return {
    fileId: row.file_id,
    name: shownFileName({ caller }, row.name),
    mediaType: row.media_type,
    bytes: row.size,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: caller.isDemoUser ? maskName(row.uploaded_by) : row.uploaded_by,
  };
}
