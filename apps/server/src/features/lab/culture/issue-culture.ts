import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { releaseReport } from '../reports/release-report.ts';
import { blockOfCase } from './block-of-case.ts';
import { updateCase, updateDue } from './case-rows.ts';
import { enterCulture } from './enter-culture.ts';
import { insertIssue } from './issue-rows.ts';
import { lockCulture, stepOfCulture } from './lock-culture.ts';
import { recordCulture } from './record-culture.ts';
import { blockSourceOf, type CaseParts, nextIssue, presentCulture, readParts } from './present-culture.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireSomethingSeen({ row, readings, isolates }: CaseParts): void {
  const isRead = readings.some(({ readAt }) => readAt !== null);
  if (!isRead && isolates.length === 0 && row.gram === '' && row.direct === '')
    throw refuse('culture-nothing-seen');
}

/** Issues an interim report: the next revision of the report of the bill, while the test stays open. */
export const issueInterim = serve(cultureEndpoints.issueInterim, async (ctx, of) => {
  const culture = await lockCulture(ctx, of);
  const state = stepOfCulture(culture, 'issueInterim');
  const parts = await readParts(ctx, of.caseId);
  requireSomethingSeen(parts);
  const block = blockOfCase(await blockSourceOf(ctx, parts), nextIssue(ctx, parts, 'interim'));
  await insertIssue(ctx, of.caseId, block);
  await updateCase(ctx, of.caseId, { state });
  const { billId } = culture.bill;
  const { reportNo, revision } = await releaseReport(ctx, { billId });
  recordCulture(ctx, culture, {
    action: 'issueInterim',
    before: { state: culture.row.state },
    after: { state, issueNo: block.issueNo, reportNo, revision },
  });
  return presentCulture(ctx, of.caseId);
});

/** Nothing grew only after the last reading, and where nothing was named. */
function requireNothingGrown(ctx: Ctx, { readings, isolates }: CaseParts): void {
  if (isolates.length > 0) throw refuse('culture-has-isolates');
  const last = readings.at(-1);
  if (last !== undefined && last.readAt === null) {
    const at = formatDateTime(ctx.lab.timeZone, last.dueAt);
    throw refuse('culture-still-early', { details: { at } });
  }
  if (readings.some(({ hasGrowth }) => hasGrowth === true)) throw refuse('culture-isolate-missing');
}

/** Finishes a culture: its final block is fixed and the values of its test are entered, which waits for its check from then on. */
export const finishCulture = serve(cultureEndpoints.finishCulture, async (ctx, { noGrowth, ...of }) => {
  const culture = await lockCulture(ctx, of);
  const state = stepOfCulture(culture, noGrowth ? 'confirmNoGrowth' : 'finish');
  const parts = await readParts(ctx, of.caseId);
  if (noGrowth) requireNothingGrown(ctx, parts);
  else if (parts.isolates.length === 0) throw refuse('culture-isolate-missing');
  const block = blockOfCase(await blockSourceOf(ctx, parts), nextIssue(ctx, parts, 'final'));
  await enterCulture(ctx, culture);
  await insertIssue(ctx, of.caseId, block);
  await updateCase(ctx, of.caseId, { state });
  await updateDue(ctx, of.caseId, { isOpen: false });
  recordCulture(ctx, culture, {
    action: 'finish',
    before: { state: culture.row.state },
    after: { state, issueNo: block.issueNo, isolates: block.isolates.length },
  });
  return presentCulture(ctx, of.caseId);
});

/** Opens a finished culture again. */
export const reopenCulture = serve(cultureEndpoints.reopenCulture, async (ctx, { reason, ...of }) => {
  const culture = await lockCulture(ctx, of);
  if (culture.test.state === 'checked')
    throw refuse('culture-checked', { details: { test: culture.test.name } });
  const { isolates } = await readParts(ctx, of.caseId);
  const state = stepOfCulture(culture, 'reopen', isolates.length > 0 ? 'organismId' : 'incubating');
  await updateCase(ctx, of.caseId, { state });
  await updateDue(ctx, of.caseId, { isOpen: true });
  recordCulture(ctx, culture, {
    action: 'reopen',
    before: { state: culture.row.state },
    after: { state },
    reason: reason.trim(),
  });
  return presentCulture(ctx, of.caseId);
});
