import { createHash } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { releasedDocument } from './released-document.ts';
import { readReportFile } from './report-file.query.ts';
import { keepPdf } from './report-rows.ts';

interface RenderReport {
  readonly lId: number;
  readonly reportId: string;
}

function isRenderReport(payload: unknown): payload is RenderReport {
  if (typeof payload !== 'object' || payload === null) return false;
  return (
    Number.isInteger(Reflect.get(payload, 'lId')) && typeof Reflect.get(payload, 'reportId') === 'string'
  );
}

/**
 * Renders the file of a released revision and keeps it with its hash. Done again it changes nothing; it fails when the
 * same snapshot gives other bytes than those that are kept.
 */
export const renderReport: Job = async (services, payload) => {
  if (!isRenderReport(payload)) throw new Error('render-report needs lId and reportId');
  const { lId, reportId } = payload;
  const found = await inTransaction(services.db, lId, (db) =>
    readReportFile(db, { lId, reportId, viewer: null }),
  );
  if (found === null) throw new Error(`Lab ${lId} has no report ${reportId}`);
  const rendered = await renderDocument(services.documents, {
    kind: 'report',
    data: releasedDocument(found.snapshot, found.pictures),
  });
  const pdf = Buffer.from(rendered.pdf);
  const hash = createHash('sha256').update(pdf).digest();
  const kept = await inTransaction(services.db, lId, (db) =>
    keepPdf(db, lId, { reportId, pdf, hash, pages: rendered.pages }),
  );
  if (!kept.equals(hash)) {
    throw new Error(
      `Report ${reportId} is kept with hash ${kept.toString('hex')}, but renders to ${hash.toString('hex')}`,
    );
  }
};
