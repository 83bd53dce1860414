import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import { picturesOf, type ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { sql } from 'kysely';
import { billInScope, type Viewer } from '../../../kernel/access/in-scope.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { readPictures } from '../../base/files/pictures.query.ts';

interface ReportFileRow {
  readonly report_id: string;
  readonly lab_no: string;
  readonly revision: number;
  readonly snapshot: ReportSnapshot;
  readonly pdf: Buffer | null;
}

export interface ReportFileParts extends ReportFileRow {
  /** What its pages show, by hash. */
  readonly pictures: ReadonlyMap<string, DocumentImage>;
}

interface FileQuestion {
  readonly lId: number;
  readonly reportId: string;
  /** Who asks; null for the product itself. */
  readonly viewer: Viewer | null;
}

/** A revision with what its pages are made of, and its file when it is rendered already. */
export async function readReportFile(
  db: Db,
  { lId, reportId, viewer }: FileQuestion,
): Promise<ReportFileParts | null> {
  const seen = viewer === null ? sql`true` : billInScope(viewer);
  const { rows } = await sql<ReportFileRow>`
    select r.report_id, b.lab_no, r.revision, r.snapshot, f.pdf
    from report_revision r
    join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
    left join report_pdf f on f.l_id = r.l_id and f.report_id = r.report_id
    where r.l_id = ${lId} and r.report_id = ${reportId} and ${seen}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, pictures: await readPictures(db, lId, picturesOf(row.snapshot)) };
}
