import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import type { SnapshotPicture } from '@nidan/domain/reports/report-snapshot';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { pictureOf } from './picture-of.ts';

/** SQL for the file kept last that meets a condition on `f`, as a SnapshotPicture; null when there is none. */
export function latestPicture(condition: RawBuilder<unknown>): RawBuilder<SnapshotPicture | null> {
  return sql`(
    select json_build_object('sha256', encode(f.sha256, 'hex'), 'mediaType', f.media_type)
    from stored_file f where f.removed_at is null and ${condition}
    order by f.uploaded_at desc, f.file_id desc limit 1)`;
}

/** The logo that the lab prints now. */
export async function readLogo(db: Db, lId: number): Promise<DocumentImage | null> {
  const { rows } = await sql<{ logo: SnapshotPicture | null }>`
    select ${latestPicture(sql`f.l_id = ${lId} and f.purpose = 'logo'`)} as logo`.execute(db);
  const logo = rows[0]?.logo ?? null;
  if (logo === null) return null;
  return (await readPictures(db, lId, [logo])).get(logo.sha256) ?? null;
}

/** The bytes of pictures of the lab, by hash; those that were taken away too, because papers carry them. */
export async function readPictures(
  db: Db,
  lId: number,
  pictures: readonly SnapshotPicture[],
): Promise<ReadonlyMap<string, DocumentImage>> {
  if (pictures.length === 0) return new Map();
  const mediaTypes = new Map(pictures.map(({ sha256, mediaType }) => [sha256, mediaType]));
  const hashes = [...mediaTypes.keys()].map((sha256) => sql`${Buffer.from(sha256, 'hex')}`);
  const { rows } = await sql<{ sha256: string; bytes: Buffer }>`
    select encode(sha256, 'hex') as sha256, bytes from file_content
    where l_id = ${lId} and sha256 in (${sql.join(hashes)})`.execute(db);
  return new Map(rows.map(({ sha256, bytes }) => [sha256, pictureOf(mediaTypes.get(sha256) ?? '', bytes)]));
}
