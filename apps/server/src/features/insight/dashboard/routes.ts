import { type Route } from '../../../kernel/http/route.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes: readonly Route[] = [readDashboard];
