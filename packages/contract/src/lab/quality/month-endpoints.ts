import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Id, nullable } from '../../kernel/shapes.ts';
import { SeriesView } from './quality-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
/** A calendar month: '2026-11'. */
const Month = Type.String({ pattern: '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$' });
const Figure = nullable(Type.Number());

/** What a series did in a month. */
const MonthLine = closed({
  series: SeriesView,
  setSd: Type.Number(),
  points: Type.Integer(),
  counted: Type.Integer(),
  mean: Figure,
  sd: Figure,
  cv: Figure,
  low: Figure,
  high: Figure,
  biasPercent: Figure,
  sigma: Figure,
  warnings: Type.Integer(),
  rejects: Type.Integer(),
});

export const readMonth = defineEndpoint({
  method: 'GET',
  path: '/api/quality/month',
  summary: 'What each series with a point in a calendar month did, by machine, parameter and level',
  access: read,
  query: closed({ month: Month }),
  response: closed({ lines: Type.Array(MonthLine) }),
});

export const exportMonth = defineEndpoint({
  method: 'GET',
  path: '/api/quality/month/export',
  summary: 'The control points of a calendar month as a file, each with its series, verdict and rules',
  access: read,
  query: closed({ month: Month, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.String(),
});

export const printControlChart = defineEndpoint({
  method: 'GET',
  path: '/api/quality/chart/print',
  summary: 'The Levey-Jennings chart of all levels of a parameter on a machine for a calendar month as a PDF',
  access: read,
  query: closed({ machineId: Id, parameterId: Id, month: Month }),
  response: Type.String(),
  produces: 'application/pdf',
});
