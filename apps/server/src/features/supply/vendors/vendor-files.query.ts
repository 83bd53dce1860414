import type { AnswerOf, ParamsOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listVendorFiles, VendorFileView } from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import type { VendorFileKind } from '@nidan/domain/enumerations/purchasing';
import { maskName } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { shownFileName } from '../../base/files/shown-file-name.ts';
import { readVendor } from './vendors.query.ts';

export interface VendorFileRow {
  readonly file_id: string;
  readonly kind: VendorFileKind;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly uploaded_at: Date;
  readonly uploaded_by: string;
}

interface OfVendor {
  readonly vendorId: string;
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
}

/** Reads files of a vendor that the lab has; refused when there is none of this id. */
async function readRows(ctx: Ctx, { vendorId, condition, limit }: OfVendor): Promise<VendorFileRow[]> {
  await readVendor(ctx, vendorId);
  const { rows } = await sql<VendorFileRow>`
    select f.file_id, v.kind, f.name, f.media_type, f.size, f.sha256, f.uploaded_at, u.name as uploaded_by
    from vendor_file v
    join stored_file f on f.l_id = v.l_id and f.file_id = v.file_id
    join login_user u on u.user_id = f.uploaded_by
    where v.l_id = ${ctx.lId} and v.vendor_id = ${vendorId} and f.removed_at is null and ${condition}
    order by f.uploaded_at desc, f.file_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

/** A file of a vendor as its list shows it. */
export function presentVendorFile({ caller }: Pick<Ctx, 'caller'>, row: VendorFileRow): VendorFileView {
  return {
    fileId: row.file_id,
    kind: row.kind,
    name: shownFileName({ caller }, row.name),
    mediaType: row.media_type,
    bytes: row.size,
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: caller.isDemoUser ? maskName(row.uploaded_by) : row.uploaded_by,
  };
}

/** The files of a vendor, newest first. */
export async function listVendorFilesOf(
  ctx: Ctx,
  { vendorId }: ParamsOf<typeof listVendorFiles>,
  { cursor, limit = 50 }: QueryOf<typeof listVendorFiles>,
): Promise<AnswerOf<typeof listVendorFiles>> {
  const after = decodeCursor(cursor);
  const condition =
    after === null
      ? sql`true`
      : sql`(f.uploaded_at, f.file_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return toPage({
    rows: await readRows(ctx, { vendorId, condition, limit: limit + 1 }),
    limit,
    key: (row) => [row.uploaded_at.toISOString(), row.file_id],
    present: (row) => presentVendorFile(ctx, row),
  });
}

/** A file of a vendor; refused when there is none of this id. */
export async function requireVendorFile(
  ctx: Ctx,
  { vendorId, fileId }: { readonly vendorId: string; readonly fileId: string },
): Promise<VendorFileRow> {
  const [row] = await readRows(ctx, { vendorId, condition: sql`f.file_id = ${fileId}`, limit: 1 });
  if (row === undefined) throw refuse('not-found');
  return row;
}
