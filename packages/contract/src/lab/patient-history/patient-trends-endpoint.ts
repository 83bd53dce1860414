import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';
import { ResultFlag } from '../results/result-value.ts';

/** One checked value of a parameter. */
const TrendPoint = closed({
  value: Type.String(),
  numeric: Type.Number(),
  flag: ResultFlag,
  at: Instant,
  labNo: Type.String(),
});

/** A parameter over the visits of a person, oldest value first; the interval is that of the latest value. */
export const ParameterTrend = closed({
  parameterId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  low: nullable(Type.Number()),
  high: nullable(Type.Number()),
  rangeText: nullable(Type.String()),
  points: Type.Array(TrendPoint),
});
export type ParameterTrend = Static<typeof ParameterTrend>;

export const patientTrends = defineEndpoint({
  method: 'GET',
  path: '/api/patients/:patientId/trends',
  summary:
    'Checked numeric values of a person by parameter, the ones measured most often first; of the last 40 bills',
  access: { module: 'results', bits: PERMISSION.read },
  params: closed({ patientId: Id }),
  query: closed(page),
  response: pageOf(ParameterTrend),
});
