import type { FileView, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { insertFile } from './file-rows.ts';
import { presentFile } from './files.query.ts';
import type { InspectedFile } from './inspect-upload.ts';

type Upload = BodyOf<typeof uploadFile>;

/** Refuses who may not change what files of this purpose belong to. */
export function requireUploader({ caller }: Ctx, { purpose }: Pick<Upload, 'purpose'>): void {
  requireRight(caller, FILE_PURPOSES[purpose].module, PERMISSION.update);
}

/** Whose the file is: a person of the lab for what belongs to people, nobody otherwise. */
async function ownerOf({ db, lId }: Ctx, { purpose, userId }: Upload): Promise<string | null> {
  const personal = FILE_PURPOSES[purpose].owner === 'USER';
  if (!personal && userId !== undefined) throw refuseField('userId', 'file-of-lab');
  if (!personal) return null;
  if (userId === undefined) throw refuseField('userId', 'signature-owner-needed');
  const member = await db
    .selectFrom('membership')
    .select('user_id')
    .where('l_id', '=', lId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (member === undefined) throw refuse('not-found');
  return userId;
}

/** Keeps an upload that was looked at, with an event that carries its hash. */
export async function keepFile(ctx: Ctx, body: Upload, file: InspectedFile): Promise<FileView> {
  requireUploader(ctx, body);
  const { fileId, purpose } = body;
  const userId = await ownerOf(ctx, body);
  await insertFile(ctx, { ...file, fileId, purpose, userId });
  const { name, mediaType, bytes, sha256 } = file;
  recordEvent(ctx, {
    entityKind: 'FILE',
    entityId: fileId,
    action: 'upload',
    after: { purpose, userId, name, bytes: bytes.length, sha256: sha256.toString('hex') },
  });
  return presentFile(ctx, {
    file_id: fileId,
    purpose,
    user_id: userId,
    name,
    media_type: mediaType,
    size: bytes.length,
    sha256,
    uploaded_at: ctx.now,
    uploaded_by: ctx.caller.name,
  });
}
