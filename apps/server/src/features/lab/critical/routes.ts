import { type Route } from '../../../kernel/http/route.ts';
import { countCriticalsOf, listCriticalsOf } from './criticals.query.ts';

export const criticalRoutes: readonly Route[] = [countCriticalsOf, listCriticalsOf];
