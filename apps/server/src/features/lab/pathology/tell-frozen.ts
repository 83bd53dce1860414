import type { tellFrozen as endpoint } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { frozenClock } from '@nidan/domain/pathology/frozen-clock';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockOpenCase } from './case-of-test.ts';
import { readPartsOf } from './case-parts.query.ts';
import { caseReportOf } from './case-report.query.ts';
import { insertFrozen } from './case-rows.ts';

/** Keeps what was told of a frozen section by telephone: the words, to whom, when and what was read back, with how long it took. */
export async function tellFrozen(
  ctx: Ctx,
  billTestId: string,
  body: BodyOf<typeof endpoint>,
): Promise<CaseReport> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const { receivedAt, toldAt } = body;
  if (Date.parse(toldAt) < Date.parse(receivedAt) || Date.parse(toldAt) > ctx.now.getTime())
    throw refuse('frozen-out-of-order');
  const { frozen } = await readPartsOf(ctx, billTestId);
  if (body.number !== frozen.length + 1) throw refuse('frozen-number-taken');
  await insertFrozen(ctx, { billTestId, ...body });
  const clock = frozenClock({ receivedAt, toldAt }, toldAt);
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'tellFrozen',
    after: { ...body, late: clock.late },
  });
  return caseReportOf(ctx, billTestId);
}
