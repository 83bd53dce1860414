import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import type { ReportDocument } from '@nidan/domain/documents/report-document';
import { reportDocumentOf } from '@nidan/domain/reports/report-document-of';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';

/**
 * The pages that are kept with their hash: letterhead on, nobody masked, printed when released, so that the same revision
 * always gives the same bytes.
 */
export function releasedDocument(
  snapshot: ReportSnapshot,
  pictures: ReadonlyMap<string, DocumentImage>,
): ReportDocument {
  return reportDocumentOf(snapshot, {
    letterheadMode: 'on',
    printedAt: snapshot.releasedAt,
    masked: false,
    released: true,
    pictures,
  });
}
