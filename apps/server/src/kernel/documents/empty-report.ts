import { DEFAULT_BRAND_COLOUR, type DocumentImage } from '@nidan/domain/documents/letterhead';
import {
  REPORT_ZONES,
  type ReportAttachment,
  type ReportDepartment,
} from '@nidan/domain/documents/report-document';
import type { DocumentRequest } from './document-request.ts';

function departmentWith(attachment: ReportAttachment): ReportDepartment {
  const nothing = { previousDate: null, specimen: null, groups: [], notes: [], footnotes: [] };
  return { name: '-', tests: [{ name: '-', ...nothing, attachments: [attachment] }] };
}

interface EmptyReport {
  readonly logo: DocumentImage | null;
  /** A file that is the only result. */
  readonly attached?: { readonly file: DocumentImage; readonly pages: number };
}

/** A report that says nothing, in both scripts: it warms fonts and templates, and shows whether a picture or a file can be drawn. */
export function emptyReport({ logo, attached }: EmptyReport): DocumentRequest {
  const none = { collected: null, received: null, reported: null, printed: null, extra: null };
  return {
    kind: 'report',
    data: {
      language: 'en',
      title: '-',
      documentDate: '2000-01-01T00:00:00.000Z',
      letterhead: {
        labName: '-',
        tagline: null,
        addressLines: [],
        footLine: null,
        logo,
        brandColour: DEFAULT_BRAND_COLOUR,
        accreditation: null,
      },
      letterheadMode: 'on',
      zones: REPORT_ZONES,
      reportNo: '-',
      revision: 1,
      status: { kind: 'FINAL' },
      patient: {
        name: '-',
        nativeName: 'ज़',
        nativeLanguage: 'hi',
        ageSex: '-',
        birthDate: null,
        patientCode: null,
        doctor: null,
        client: null,
        facts: [],
      },
      times: none,
      labNo: '0',
      verifyUrl: '-',
      departments:
        attached === undefined ? [] : [departmentWith({ ...attached, caption: '-', changed: false })],
      notes: [],
      signatories: [],
      handledBy: [],
      disclaimer: '-',
    },
  };
}
