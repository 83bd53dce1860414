import { createHash } from 'node:crypto';
import { canonicalJson } from '@nidan/domain/reports/canonical-json';
import type { ReportRevisionStatus, ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';
import { labOfToken } from './verify-token.ts';

/** What whoever holds a printed report may know about it. */
export interface VerifiedReport {
  readonly snapshot: ReportSnapshot;
  readonly reportNo: string;
  readonly revision: number;
  readonly status: ReportRevisionStatus;
  readonly releasedAt: Date;
  readonly latest: { readonly revision: number; readonly releasedAt: Date };
  /** SHA-256 in hex. */
  readonly snapshotHash: string;
  readonly pdfHash: string | null;
  /** The stored snapshot still has the hash of its release. */
  readonly intact: boolean;
}

interface Row {
  readonly snapshot: ReportSnapshot;
  readonly report_no: string;
  readonly revision: number;
  readonly status: ReportRevisionStatus;
  readonly released_at: Date;
  readonly latest_revision: number;
  readonly latest_released_at: Date;
  readonly snapshot_hash: Buffer;
  readonly pdf_hash: Buffer | null;
}

/** The report of a token, in whichever lab; null when there is none. */
export async function readVerifiedReport(db: Db, token: string): Promise<VerifiedReport | null> {
  const lId = labOfToken(token);
  if (lId === null) return null;
  const row = await inTransaction(db, lId, async (lab) => {
    const { rows } = await sql<Row>`
      select r.snapshot, r.report_no, r.revision, r.status, r.released_at, latest.revision as latest_revision,
        latest.released_at as latest_released_at, r.snapshot_hash, f.pdf_hash
      from report_revision r
      join lateral (
        select l.revision, l.released_at from report_revision l
        where l.l_id = r.l_id and l.bill_id = r.bill_id order by l.revision desc limit 1
      ) latest on true
      left join report_pdf f on f.l_id = r.l_id and f.report_id = r.report_id
      where r.l_id = ${lId} and r.verify_token = ${token}`.execute(lab);
    return rows[0] ?? null;
  });
  if (row === null) return null;
  const now = createHash('sha256').update(canonicalJson(row.snapshot)).digest();
  return {
    snapshot: row.snapshot,
    reportNo: row.report_no,
    revision: row.revision,
    status: row.status,
    releasedAt: row.released_at,
    latest: { revision: row.latest_revision, releasedAt: row.latest_released_at },
    snapshotHash: row.snapshot_hash.toString('hex'),
    pdfHash: row.pdf_hash?.toString('hex') ?? null,
    intact: now.equals(row.snapshot_hash),
  };
}
