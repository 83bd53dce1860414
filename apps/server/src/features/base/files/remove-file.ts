import type { Done } from '@nidan/contract/kernel/shapes';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { markRemoved } from './file-rows.ts';
import { findFile } from './files.query.ts';
import { requireUploader } from './keep-file.ts';

/** Takes a file away. What was printed with it stays as it was. */
export async function removeFile(ctx: Ctx, fileId: string): Promise<Done> {
  const file = await findFile(ctx, fileId);
  if (file === null) throw refuse('not-found');
  requireUploader(ctx, file);
  await markRemoved(ctx, fileId);
  const { purpose, name } = file;
  recordEvent(ctx, { entityKind: 'FILE', entityId: fileId, action: 'remove', before: { purpose, name } });
  return { done: true };
}
