import type { VendorFileView } from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewVendorFile extends Pick<VendorFileView, 'fileId' | 'kind'> {
  readonly vendorId: string;
}

/** Says of a file that was kept for which vendor it is, and what. */
export async function insertVendorFile(
  { db, lId }: Ctx,
  { fileId, vendorId, kind }: NewVendorFile,
): Promise<void> {
  await insertRows(db, 'vendor_file', [{ l_id: lId, file_id: fileId, vendor_id: vendorId, kind }]);
}
