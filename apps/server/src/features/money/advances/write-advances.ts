import { advancePostings } from '@nidan/domain/money/journal';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { insertAdvances, type NewAdvance } from './advance-rows.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';

/** Books the money of an advance as it comes, at the place where it is taken. */
export async function bookAdvance(
  ctx: Ctx,
  {
    advanceId,
    locationId,
    mode,
    amountPaise,
  }: Pick<NewAdvance, 'advanceId' | 'locationId' | 'mode' | 'amountPaise'>,
): Promise<void> {
  const postings = advancePostings(mode, amountPaise);
  await postVouchers(ctx, locationId, [{ billId: null, advanceId, documentId: advanceId, postings }]);
}

/** Writes advances that the caller takes now, with their postings and events; the caller numbers them last. */
export async function writeAdvances(ctx: Ctx, advances: readonly NewAdvance[]): Promise<void> {
  await insertAdvances(ctx, advances);
  for (const advance of advances) {
    const { advanceId, patientId, billId, locationId, state, mode, amountPaise, reference } = advance;
    await bookAdvance(ctx, { advanceId, locationId, mode, amountPaise });
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

/** Writes what a patient will pay ahead: no money has come, and none is booked; the caller numbers it last. */
export async function writeDraft(ctx: Ctx, draft: NewAdvance): Promise<void> {
  const { advanceId, patientId, state, mode, amountPaise, reference } = draft;
  await insertAdvances(ctx, [draft]);
  recordEvent(ctx, {
    entityKind: 'ADVANCE',
    entityId: advanceId,
    parts: [patientId],
    action: 'draft',
    after: { state, mode, amountPaise, reference },
  });
}
