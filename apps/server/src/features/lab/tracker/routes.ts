import * as trackerEndpoints from '@nidan/contract/lab/tracker/tracker-endpoints';
import { readLifeSearch } from '@nidan/domain/search/life-search';
import { implementByKey, type Route } from '../../../kernel/http/route.ts';
import { readSampleLife } from './read-sample-life.ts';

export const trackerRoutes: readonly Route[] = [
  implementByKey(
    trackerEndpoints.readSampleLife,
    (ctx, { query }) => readSampleLife(ctx, query),
    ({ query }) => readLifeSearch(query.barcode).kind === 'tube',
  ),
];
