import { seesUnreleased } from '@nidan/domain/access/work-scope';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { previewReport, reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import type { ReportDocument } from '@nidan/domain/documents/report-document';
import { reportDocumentOf } from '@nidan/domain/reports/report-document-of';
import { compareReports } from '@nidan/domain/reports/report-changes';
import { picturesOf, type ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { renderDocument, renderPicture } from '../../../kernel/documents/document-pool.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { RenderedDocument } from '../../../kernel/http/route.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { readPictures } from '../../base/files/pictures.query.ts';
import {
  buildReportSnapshot,
  type ReportBody,
  type ReportMoment,
  type ReportSource,
} from './build-report-snapshot.ts';
import { pageLanguage, paperOf } from './release-report.ts';
import { releasedDocument } from './released-document.ts';
import { readReportFile } from './report-file.query.ts';
import { insertView } from './report-rows.ts';
import { requireNotHeld } from './require-not-held.ts';
import { readReportSource } from './report-source.ts';
import { verifyUrl } from './verify/verify-token.ts';

/** A file that is kept, or the document to make one of. */
export interface ReportFile {
  readonly fileName: string;
  readonly kept: Buffer | null;
  readonly document: ReportDocument;
}

/** Loads a revision for its reader and notes who it is. What is kept is given as it is; other paper is rendered anew. */
export async function loadReportPdf(
  ctx: Ctx,
  { reportId, letterhead = 'on' }: QueryOf<typeof reportPdf> & { reportId: string },
): Promise<ReportFile> {
  const found = await readReportFile(ctx.db, { lId: ctx.lId, reportId, viewer: ctx.caller });
  if (found === null) throw refuse('not-found');
  await requireNotHeld(ctx, reportId);
  await insertView(ctx, reportId);
  const fileName = `${found.lab_no}-r${found.revision}.pdf`;
  const masked = ctx.caller.isDemoUser;
  if (letterhead === 'on' && !masked) {
    return { fileName, kept: found.pdf, document: releasedDocument(found.snapshot, found.pictures) };
  }
  const printing = {
    letterheadMode: letterhead,
    printedAt: ctx.now.toISOString(),
    masked,
    released: true,
    pictures: found.pictures,
  } as const;
  return { fileName, kept: null, document: reportDocumentOf(found.snapshot, printing) };
}

interface Previewed {
  readonly source: ReportSource;
  /** With values that nobody checked yet. */
  readonly body: ReportBody;
  readonly moment: Omit<ReportMoment, 'unchecked'>;
}

/** Nothing waits to be checked, and another release would say nothing else. */
function isAsReleased(released: ReportSnapshot, { source, body, moment }: Previewed): boolean {
  const checked = buildReportSnapshot(source, { ...moment, unchecked: false });
  return checked.tests.length === body.tests.length && compareReports(released, checked).same;
}

/** The report of a bill as it would look now, with values that nobody checked yet; it writes nothing. */
export async function loadPreview(
  ctx: Ctx,
  { billId, letterhead = 'on' }: QueryOf<typeof previewReport>,
): Promise<ReportFile> {
  // A doctor and an agency read what the lab has released.
  if (!seesUnreleased(ctx.caller.scope)) throw refuse('not-found');
  const { former, ...source } = await readReportSource(ctx, billId);
  const moment = {
    now: ctx.now,
    zone: ctx.lab.timeZone,
    by: ctx.caller.name,
    ...paperOf(ctx, pageLanguage(source.head, former)),
  };
  const body = buildReportSnapshot(source, { ...moment, unchecked: true });
  // What went out and still holds is shown as it went out.
  if (former !== null && isAsReleased(former.snapshot, { source, body, moment })) {
    const printing = {
      letterheadMode: letterhead,
      printedAt: ctx.now.toISOString(),
      masked: ctx.caller.isDemoUser,
      released: true,
      pictures: await readPictures(ctx.db, ctx.lId, picturesOf(former.snapshot)),
    } as const;
    const fileName = `${body.labNo}-r${former.revision}.pdf`;
    return { fileName, kept: null, document: reportDocumentOf(former.snapshot, printing) };
  }
  const snapshot = {
    ...body,
    releasedBy: null,
    reportNo: 'not released',
    revision: (former?.revision ?? 0) + 1,
    verifyUrl: verifyUrl(ctx.services.config, 'not-released'),
    status: 'PROVISIONAL',
    amendment: null,
  } as const;
  const document = reportDocumentOf(snapshot, {
    letterheadMode: letterhead,
    printedAt: ctx.now.toISOString(),
    masked: ctx.caller.isDemoUser,
    released: false,
    pictures: await readPictures(ctx.db, ctx.lId, picturesOf(body)),
  });
  return { fileName: `${body.labNo}-preview.pdf`, kept: null, document };
}

export async function renderReportFile(
  { fileName, kept, document }: ReportFile,
  { documents }: Services,
): Promise<RenderedDocument> {
  const bytes = kept ?? (await renderDocument(documents, { kind: 'report', data: document })).pdf;
  return { bytes, fileName };
}

/** The pages of a report as one picture, for the screen beside the values. */
export async function renderReportPicture(
  { fileName, document }: ReportFile,
  { documents }: Services,
): Promise<RenderedDocument> {
  const { svgGzip } = await renderPicture(documents, { kind: 'report', data: document });
  return { bytes: svgGzip, fileName: fileName.replace(/pdf$/u, 'svg'), encoding: 'gzip' };
}
