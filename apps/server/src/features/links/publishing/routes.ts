import {
  addPublishingSpec,
  changePublishingSpec,
  listPublishingSpecs,
  listPublishJobs,
  publishReports,
  pullReportsBack,
  readLeavingReports,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { addPublishingRule, changePublishingRule } from './keep-publishing-rule.ts';
import { publishByHand, pullReports } from './publish-by-hand.ts';
import { leavingReportsOf, listPublishJobsOf } from './publish-jobs.query.ts';
import { listPublishingRules } from './publishing-rules.query.ts';

export const publishingRoutes: readonly Route[] = [
  implement(listPublishingSpecs, (ctx, { query }) => listPublishingRules(ctx, query)),
  implement(addPublishingSpec, (ctx, { body }) => addPublishingRule(ctx, body)),
  implement(changePublishingSpec, (ctx, { body }) => changePublishingRule(ctx, body)),
  implement(listPublishJobs, (ctx, { query }) => listPublishJobsOf(ctx, query)),
  implement(readLeavingReports, (ctx) => leavingReportsOf(ctx)),
  implement(publishReports, (ctx, { body }) => publishByHand(ctx, body.reportIds)),
  implement(pullReportsBack, (ctx, { body }) => pullReports(ctx, body.reportIds)),
];
