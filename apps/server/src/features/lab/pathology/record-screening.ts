import type { recordScreening as endpoint } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockOpenCase } from './case-of-test.ts';
import { readPartsOf } from './case-parts.query.ts';
import { caseReportOf } from './case-report.query.ts';
import { insertScreening } from './case-rows.ts';

/** Keeps what somebody saw in a smear; a second look is another person's and follows the first. */
export async function recordScreening(
  ctx: Ctx,
  billTestId: string,
  { round, found, note }: BodyOf<typeof endpoint>,
): Promise<CaseReport> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const { screenings } = await readPartsOf(ctx, billTestId);
  if (screenings.some((look) => look.round === round)) throw refuse('screening-done');
  const first = screenings.find((look) => look.round === 'screening');
  if (round !== 'screening') {
    if (first === undefined) throw refuse('screening-too-early');
    if (first.byId === ctx.caller.userId) throw refuse('rescreen-by-other');
  }
  await insertScreening(ctx, { billTestId, round, found, note: note.trim() });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'recordScreening',
    after: { round, found, note: note.trim() },
  });
  return caseReportOf(ctx, billTestId);
}
