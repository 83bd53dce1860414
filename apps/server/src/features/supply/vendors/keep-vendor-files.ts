import * as vendorFileEndpoints from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import type { AnswerOf, BodyOf, ParamsOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { InspectedFile } from '../../base/files/inspect-upload.ts';
import { keptNow } from '../../base/files/kept-files.ts';
import { dropFile, storeFile } from '../../base/files/store-file.ts';
import { holdVendor } from './hold-vendor.ts';
import { insertVendorFile } from './vendor-file-rows.ts';
import { presentVendorFile, requireVendorFile } from './vendor-files.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ToKeep extends Pick<BodyOf<typeof vendorFileEndpoints.addVendorFile>, 'fileId' | 'kind'> {
  readonly inspected: InspectedFile;
}

/** Keeps a file of a vendor that was looked at, with an event of the vendor that carries its hash. */
export async function addVendorFile(
  ctx: Ctx,
  { vendorId }: ParamsOf<typeof vendorFileEndpoints.addVendorFile>,
  { fileId, kind, inspected }: ToKeep,
): Promise<AnswerOf<typeof vendorFileEndpoints.addVendorFile>> {
  await holdVendor(ctx, vendorId);
  await storeFile(ctx, { ...inspected, fileId, purpose: 'vendor', userId: null });
  await insertVendorFile(ctx, { fileId, vendorId, kind });
  const { name, bytes, sha256 } = inspected;
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [fileId],
    action: 'addFile',
    after: { kind, file: name, bytes: bytes.length, sha256: sha256.toString('hex') },
  });
  return presentVendorFile(ctx, { ...keptNow(ctx, fileId, inspected), kind });
}

/** Takes a file of a vendor away. */
export const removeVendorFile = serve(vendorFileEndpoints.removeVendorFile, async (ctx, params) => {
  const { name, kind } = await requireVendorFile(ctx, params);
  const { vendorId, fileId } = params;
  await dropFile(ctx, fileId);
  recordEvent(ctx, {
    entityKind: 'VENDOR',
    entityId: vendorId,
    parts: [fileId],
    action: 'removeFile',
    before: { kind, file: name },
  });
  return { done: true };
});
