import type { addAddendum as endpoint } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { releaseAddendum } from '../reports/release-report.ts';
import { lockCase } from './case-of-test.ts';
import { readPartsOf } from './case-parts.query.ts';
import { caseReportOf } from './case-report.query.ts';
import { insertAddendum } from './case-rows.ts';

/** Adds a paragraph to a released report and releases its next revision with it; no value changes by it. */
export async function addAddendum(
  ctx: Ctx,
  billTestId: string,
  { words, number }: BodyOf<typeof endpoint>,
): Promise<CaseReport> {
  const { billId, test } = await lockCase(ctx, billTestId);
  const { isReleased } = await caseReportOf(ctx, billTestId);
  if (test.state !== 'checked' || !isReleased)
    throw refuse('addendum-not-released', { details: { test: test.name } });
  const { addenda } = await readPartsOf(ctx, billTestId);
  if (number !== addenda.length + 1) throw refuse('addendum-number-taken');
  await insertAddendum(ctx, { billTestId, number, words: words.trim() });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'addAddendum',
    after: { number, words: words.trim() },
  });
  await releaseAddendum(ctx, billId);
  return caseReportOf(ctx, billTestId);
}
