import { type Route } from '../../../kernel/http/route.ts';
import { listLeaksOf, sumLeaksOf } from './leaks.query.ts';

export const leakRoutes: readonly Route[] = [listLeaksOf, sumLeaksOf];
