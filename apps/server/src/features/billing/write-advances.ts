import { advancePostings } from '@nidan/domain/money/journal';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { insertAdvances, type NewAdvance } from './advance-rows.ts';
import { insertVouchers } from './journal-rows.ts';

/** Writes advances that the caller takes now, with their postings and events; the caller numbers them last. */
export async function writeAdvances(ctx: Ctx, advances: readonly NewAdvance[]): Promise<void> {
  await insertAdvances(ctx, advances);
  for (const advance of advances) {
    const { advanceId, patientId, billId, locationId, state, mode, amountPaise, reference } = advance;
    const postings = advancePostings(mode, amountPaise);
    await insertVouchers(ctx, locationId, [{ billId: null, advanceId, documentId: advanceId, postings }]);
    recordEvent(ctx, {
      entityKind: 'ADVANCE',
      entityId: advanceId,
      ...(billId === null ? {} : { billId }),
      parts: [patientId],
      action: 'take',
      after: { state, mode, amountPaise, reference },
    });
  }
}
