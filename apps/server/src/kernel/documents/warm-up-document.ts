import { DEFAULT_BRAND_COLOUR } from '@nidan/domain/documents/letterhead';
import { REPORT_ZONES } from '@nidan/domain/documents/report-document';
import type { DocumentRequest } from './document-request.ts';

/** An empty report in both scripts: compiled once at start so that fonts and templates are warm. */
export function warmUpDocument(): DocumentRequest {
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
        logo: null,
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
