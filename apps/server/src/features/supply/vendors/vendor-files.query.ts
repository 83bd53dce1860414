import * as vendorFileEndpoints from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import type { VendorFileView } from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import type { VendorFileKind } from '@nidan/domain/enumerations/purchasing';
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
import { readVendor } from './vendors.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface VendorFileRow extends KeptFileRow {
  readonly kind: VendorFileKind;
}

/** Reads files of a vendor that the lab has; refused when there is none of this id. */
async function readRows(
  ctx: Ctx,
  { vendorId, rest }: { readonly vendorId: string; readonly rest: RawBuilder<unknown> },
): Promise<VendorFileRow[]> {
  await readVendor(ctx, vendorId);
  const { rows } = await sql<VendorFileRow>`
    select ${keptFileColumns}, v.kind
    from ${keptFiles} join vendor_file v on v.l_id = f.l_id and v.file_id = f.file_id
    where v.l_id = ${ctx.lId} and v.vendor_id = ${vendorId} and f.removed_at is null and ${rest}`.execute(
    ctx.db,
  );
  return rows;
}

/** A file of a vendor as its list shows it. */
export function presentVendorFile(ctx: Pick<Ctx, 'caller'>, row: VendorFileRow): VendorFileView {
  return { ...presentKeptFile(ctx, row), kind: row.kind };
}

/** The files of a vendor, newest first. */
export const listVendorFilesOf = serve(
  vendorFileEndpoints.listVendorFiles,
  async (ctx, { vendorId }, asked) => {
    return newestFirst(ctx, {
      by: ['f.uploaded_at', 'f.file_id'],
      asked,
      conditions: [],
      read: (rest) => readRows(ctx, { vendorId, rest }),
      keyOf: (row) => [row.uploaded_at, row.file_id],
      present: (row) => presentVendorFile(ctx, row),
    });
  },
);

/** A file of a vendor; refused when there is none of this id. */
export async function requireVendorFile(
  ctx: Ctx,
  { vendorId, fileId }: { readonly vendorId: string; readonly fileId: string },
): Promise<VendorFileRow> {
  const [row] = await readRows(ctx, { vendorId, rest: sql`f.file_id = ${fileId}` });
  if (row === undefined) throw refuse('not-found');
  return row;
}
