import { DEFAULT_BRAND_COLOUR } from '@nidan/domain/documents/letterhead';
import type { SmartReportDocument } from '@nidan/domain/documents/smart-report-document';
import { printedAgeSex } from '@nidan/domain/documents/words/paper-phrases';
import { maskName } from '@nidan/domain/people/demo-mask';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { renderDocument, renderPicture } from '../../../kernel/documents/document-pool.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { RenderedDocument } from '../../../kernel/http/route.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { readPictures } from '../../base/files/pictures.query.ts';
import { requireSmart, type SmartRow } from './smart-reports.query.ts';

/** The name of the person in the language of a smart report, masked for a demo user. */
export function smartPatientName(
  { content, snapshot }: Pick<SmartRow, 'content' | 'snapshot'>,
  masked: boolean,
): string {
  const { title, name, nativeName } = snapshot.patient;
  const local = content.language === 'en' ? null : nativeName;
  if (local !== null) return masked ? maskName(local) : local;
  return `${title} ${masked ? maskName(name) : name}`.trim();
}

/** '20/11/2026' of the draw, else of the release. */
export function smartSampleDate({ collectedAt, releasedAt, zone }: ReportSnapshot): string {
  return formatDateTime(zone, new Date(collectedAt ?? releasedAt)).slice(0, 10);
}

export interface SmartFile {
  readonly fileName: string;
  readonly document: SmartReportDocument;
}

/** Loads what the pages of a smart report are made of. */
export async function loadSmartFile(ctx: Ctx, smartId: string): Promise<SmartFile> {
  const row = await requireSmart(ctx, smartId);
  const { snapshot, content } = row;
  const { logo, ...letterhead } = snapshot.letterhead;
  const pictures = await readPictures(ctx.db, ctx.lId, logo === null || logo === undefined ? [] : [logo]);
  const document: SmartReportDocument = {
    documentDate: row.madeAt.toISOString(),
    letterhead: {
      ...letterhead,
      logo: pictures.get(logo?.sha256 ?? '') ?? null,
      brandColour: DEFAULT_BRAND_COLOUR,
      accreditation: null,
    },
    reportNo: snapshot.reportNo,
    labNo: snapshot.labNo,
    patientName: smartPatientName(row, ctx.caller.isDemoUser),
    ageSex: printedAgeSex(content.language, snapshot.patient.age, snapshot.patient.sex),
    sampleDate: smartSampleDate(snapshot),
    zone: snapshot.zone,
    content,
  };
  return { fileName: `${snapshot.labNo}-smart.pdf`, document };
}

export async function renderSmartPdf(
  { fileName, document }: SmartFile,
  { documents }: Services,
): Promise<RenderedDocument> {
  const { pdf } = await renderDocument(documents, { kind: 'smart-report', data: document });
  return { bytes: pdf, fileName };
}

/** The pages of a smart report as one picture, for the screen. */
export async function renderSmartPicture(
  { fileName, document }: SmartFile,
  { documents }: Services,
): Promise<RenderedDocument> {
  const { svgGzip } = await renderPicture(documents, { kind: 'smart-report', data: document });
  return { bytes: svgGzip, fileName: fileName.replace(/pdf$/u, 'svg'), encoding: 'gzip' };
}
