import type * as importEndpoints from '@nidan/contract/links/imports/import-endpoints';
import type { ImportView } from '@nidan/contract/links/imports/import-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { insertImport } from './import-rows.ts';
import { readImportOf } from './imports.query.ts';
import type { InspectedImport } from './inspect-import.ts';

/** Keeps a file that was looked at, and has it tried once its columns are known. */
export async function uploadImport(
  ctx: Ctx,
  { importId, master }: BodyOf<typeof importEndpoints.uploadImport>,
  { fileName, bytes, columns, waitsForColumns }: InspectedImport,
): Promise<ImportView> {
  await insertImport(ctx, { importId, master, fileName, bytes, columns, waitsForColumns });
  if (!waitsForColumns)
    enqueueJob(ctx, { task: 'try-import', payload: { importId, userId: ctx.caller.userId } });
  const after = { master, fileName, bytes: bytes.length };
  recordEvent(ctx, { entityKind: 'IMPORT', entityId: importId, action: 'upload', after });
  return readImportOf(ctx, importId);
}
