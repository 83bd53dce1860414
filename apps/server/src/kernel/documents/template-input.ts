import { createHash } from 'node:crypto';
import type { DocumentImage, Letterhead } from '@nidan/domain/documents/letterhead';

/** What a template reads: JSON data, and raster pictures as files of the compiler's own file system. */
export interface TemplateInput {
  template:
    | 'report.typ'
    | 'bill-page.typ'
    | 'bill-roll.typ'
    | 'label.typ'
    | 'label-small.typ'
    | 'shift-sheet.typ'
    | 'box-manifest.typ'
    | 'advance-receipt.typ'
    | 'money-slip.typ'
    | 'accounting-note.typ'
    | 'disposal-certificate.typ'
    | 'table-paper.typ'
    | 'trade-paper.typ'
    | 'agency-statement.typ'
    | 'agency-invoice.typ'
    | 'control-chart.typ'
    | 'smart-report.typ';
  data: unknown;
  files: ReadonlyMap<string, Uint8Array>;
}

export type TemplatePicture = { kind: 'svg'; svg: string } | { kind: 'file'; path: string };

/** Gathers the pictures of one document; equal pictures share one file. */
export class PictureFiles {
  readonly files = new Map<string, Uint8Array>();

  take(image: DocumentImage): TemplatePicture;
  take(image: DocumentImage | null): TemplatePicture | null;
  take(image: DocumentImage | null): TemplatePicture | null {
    if (image === null) return null;
    const bytes = Buffer.from(image.base64, 'base64');
    if (image.format === 'svg') return { kind: 'svg', svg: bytes.toString('utf8') };
    const path = `/pictures/${createHash('sha256').update(bytes).digest('hex')}.${image.format}`;
    this.files.set(path, bytes);
    return { kind: 'file', path };
  }

  letterhead(letterhead: Letterhead): object {
    const { accreditation } = letterhead;
    return {
      ...letterhead,
      logo: this.take(letterhead.logo),
      accreditation: accreditation && { ...accreditation, image: this.take(accreditation.image) },
    };
  }
}

/** The parts of an ISO instant, in UTC, as Typst's datetime takes them. */
export function templateDate(instant: string): Record<string, number> {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`documentDate is not an instant: ${instant}`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
