import { type Route } from '../../../kernel/http/route.ts';
import { patientTrendsOf } from './patient-trends.query.ts';

export const patientHistoryRoutes: readonly Route[] = [patientTrendsOf];
