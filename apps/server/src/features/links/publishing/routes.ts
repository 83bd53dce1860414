import { publishReports, pullReportsBack } from '@nidan/contract/links/publishing/publishing-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { addPublishingRule, changePublishingRule } from './keep-publishing-rule.ts';
import { publishByHand, pullReports } from './publish-by-hand.ts';
import { leavingReportsOf, listPublishJobsOf } from './publish-jobs.query.ts';
import { listPublishingRules } from './publishing-rules.query.ts';

export const publishingRoutes: readonly Route[] = [
  listPublishingRules,
  addPublishingRule,
  changePublishingRule,
  listPublishJobsOf,
  leavingReportsOf,
  implement(publishReports, (ctx, { body }) => publishByHand(ctx, body.reportIds)),
  implement(pullReportsBack, (ctx, { body }) => pullReports(ctx, body.reportIds)),
];
