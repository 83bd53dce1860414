import { DEFAULT_BRAND_COLOUR, type DocumentImage } from '@nidan/domain/documents/letterhead';
import { REPORT_ZONES } from '@nidan/domain/documents/report-document';
import type { DocumentRequest } from './document-request.ts';

/** A report that says nothing, in both scripts: it warms fonts and templates, and shows whether a logo can be drawn. */
export function emptyReport({ logo }: { logo: DocumentImage | null }): DocumentRequest {
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
      departments: [],
      notes: [],
      signatories: [],
      handledBy: [],
      disclaimer: '-',
    },
  };
}
