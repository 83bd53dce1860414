import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageLanguage, Reason } from '../../kernel/shapes.ts';
import { RevisionStatus, RevisionView } from './report-view.ts';

const read = { module: 'reports', bits: PERMISSION.read } as const;
const Letterhead = Type.Optional(Type.Enum(['on', 'preprinted']));

export const publishReport = defineEndpoint({
  method: 'POST',
  path: '/api/publishjob',
  summary:
    'Releases the report of a bill as it stands: its next revision. An amendment needs a reason unless the results were taken back with one',
  access: { module: 'reports', bits: PERMISSION.create },
  accountNeed: 'reportRelease',
  stepUp: true,
  body: closed({
    billId: Id,
    reason: Type.Optional(Reason),
    /** Who was told of an amendment, how and when. */
    informed: Type.Optional(Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' })),
  }),
  response: closed({
    reportId: Id,
    reportNo: Type.String(),
    revision: Type.Integer(),
    status: RevisionStatus,
  }),
});

export const reportPdf = defineEndpoint({
  method: 'GET',
  path: '/api/report/:reportId/pdf',
  summary:
    'A released revision as a PDF, with the letterhead or with its place left blank; who opened it is kept',
  access: read,
  accountNeed: 'reportRelease',
  params: closed({ reportId: Id }),
  query: closed({ letterhead: Letterhead }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const previewReport = defineEndpoint({
  method: 'GET',
  path: '/api/report/preview',
  summary: 'The report as it would look now, marked as not released; changes nothing',
  access: read,
  accountNeed: 'reportRelease',
  query: closed({ billId: Id, letterhead: Letterhead }),
  response: Type.String(),
  produces: 'application/pdf',
});

export const reportPicture = defineEndpoint({
  method: 'GET',
  path: '/api/report/:reportId/pages',
  summary: 'A released revision as one picture of its pages, for the screen; who opened it is kept',
  access: read,
  params: closed({ reportId: Id }),
  query: closed({ letterhead: Letterhead }),
  response: Type.String(),
  produces: 'image/svg+xml',
});

export const previewPicture = defineEndpoint({
  method: 'GET',
  path: '/api/report/preview/pages',
  summary: 'The report as it would look now as one picture of its pages; changes nothing',
  access: read,
  query: closed({ billId: Id, letterhead: Letterhead }),
  response: Type.String(),
  produces: 'image/svg+xml',
});

export const reportHistory = defineEndpoint({
  method: 'GET',
  path: '/api/report/revisions',
  summary: 'Every revision of the report of a bill, latest first, with who had it in hand',
  access: read,
  query: closed({ ...page, billId: Id }),
  response: closed({ revisions: Type.Array(RevisionView), next: nullable(Type.String()) }),
});

export const verifyReport = defineEndpoint({
  method: 'GET',
  path: '/verify/:token',
  summary:
    'Page for whoever scans the code of a printed report: lab, masked name, number, revision, whether a newer one exists',
  access: 'public',
  params: closed({ token: Type.String({ maxLength: 200 }) }),
  query: closed(pageLanguage),
  response: Type.String(),
  produces: 'text/html',
  perMinute: 60,
});
