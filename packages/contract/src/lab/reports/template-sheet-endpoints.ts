import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, page, pageOf } from '../../kernel/shapes.ts';

const read = { module: 'reports', bits: PERMISSION.read } as const;

/** A released report that a template can be looked at with. */
export const TemplateReport = closed({
  reportId: Id,
  labNo: Type.String(),
  revision: Type.Integer(),
  releasedAt: Instant,
});

export const listTemplateReports = defineEndpoint({
  method: 'GET',
  path: '/api/report-templates/reports',
  summary: 'The latest released reports that have a test of a version of a template',
  access: read,
  query: closed({ ...page, templateVersionId: Id }),
  response: pageOf(TemplateReport),
});

export const templateSheet = defineEndpoint({
  method: 'GET',
  path: '/api/report-templates/sheet',
  summary:
    'A released report as it would look with a version of a template, what is missing numbered in its place; changes nothing',
  access: read,
  query: closed({ templateVersionId: Id, reportId: Id }),
  response: Type.String(),
  produces: 'image/svg+xml',
});
