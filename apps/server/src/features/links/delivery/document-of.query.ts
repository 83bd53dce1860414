import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { readReportFile } from '../../lab/reports/report-file.query.ts';
import { renderReport } from '../../lab/reports/render-report.ts';
import type { ParcelFile } from './channels/parcel.ts';
import type { LockedMessage } from './lock-message.query.ts';
import { paperOfMessage } from './paper-of-message.ts';

async function reportOf(services: Services, lId: number, reportId: string): Promise<ParcelFile | null> {
  const read = () =>
    inTransaction(services.db, lId, (db) => readReportFile(db, { lId, reportId, viewer: null }));
  let found = await read();
  if (found?.pdf === null) {
    // The job that renders it after its release has not come to it yet.
    await renderReport(services, { lId, reportId });
    found = await read();
  }
  const pdf = found?.pdf ?? null;
  if (found === null || pdf === null) return null;
  return { fileName: `${found.lab_no}-r${found.revision}.pdf`, bytes: pdf };
}

async function fileOf({ db }: Services, lId: number, fileId: string): Promise<ParcelFile | null> {
  const { rows } = await inTransaction(db, lId, (tx) =>
    sql<ParcelFile>`
      select 'document-' || left(f.file_id::text, 8) || '.pdf' as "fileName", c.bytes
      from stored_file f join file_content c on c.l_id = f.l_id and c.sha256 = f.sha256
      where f.l_id = ${lId} and f.file_id = ${fileId} and f.media_type = 'application/pdf' and f.removed_at is null`.execute(
      tx,
    ),
  );
  return rows[0] ?? null;
}

/** The file that goes along with a message, fetched when it goes; null for none. Never inside a transaction. */
export async function fetchDocument(
  services: Services,
  lId: number,
  message: Pick<LockedMessage, 'documentKind' | 'documentId' | 'recipientKind' | 'createdBy' | 'facts'>,
): Promise<ParcelFile | null> {
  const { documentKind: kind, documentId: id } = message;
  if (kind === null || id === null) return null;
  if (kind === 'report') return reportOf(services, lId, id);
  return kind === 'file'
    ? fileOf(services, lId, id)
    : paperOfMessage(services, lId, { ...message, kind, id });
}
