import { readSampleLife as lifeEndpoint } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { readLifeSearch } from '@nidan/domain/search/life-search';
import { implementByKey, type Route } from '../../../kernel/http/route.ts';
import { readSampleLife } from './read-sample-life.ts';

export const trackerRoutes: readonly Route[] = [
  implementByKey(
    lifeEndpoint,
    (ctx, { query }) => readSampleLife(ctx, query),
    ({ query }) => readLifeSearch(query.barcode).kind === 'tube',
  ),
];
