import { patientTrends } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { patientTrendsOf } from './patient-trends.query.ts';

export const patientHistoryRoutes: readonly Route[] = [
  implement(patientTrends, (ctx, { params, query }) => patientTrendsOf(ctx, params, query)),
];
