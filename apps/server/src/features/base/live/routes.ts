import { followLab } from '@nidan/contract/base/live/live-endpoints';
import { implementStream, type Route } from '../../../kernel/http/route.ts';
import { followLabLive } from './follow-lab.ts';

export const liveRoutes: readonly Route[] = [
  implementStream(followLab, ({ services, lId, since, gone }, { query }) =>
    followLabLive({ feed: services.live, lId, since, gone, seconds: query.seconds }),
  ),
];
